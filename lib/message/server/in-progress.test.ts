import { expect, it } from "vitest";
import { mailsSent, trackMail } from "./in-progress";

it("waits for mails being sent, up to a limit", async () => {
  await mailsSent(1000);
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  let isSent = false;
  const sending = trackMail(promise).then(() => {
    isSent = true;
  });
  await mailsSent(10);
  expect(isSent).toBe(false);
  const waiting = mailsSent(10_000);
  resolve();
  await waiting;
  await sending;
  expect(isSent).toBe(true);
});
