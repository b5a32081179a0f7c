import { expect, test } from "vitest";
import { afterResponse, type LaterWork, laterWorkDone, runLater } from "./after-response";
import { requestContext } from "./log";

test("a stopping server waits for work after responses, but not for long", async () => {
  const later: LaterWork[] = [];
  const done: string[] = [];
  let finish = () => {};
  const long = new Promise<void>((resolve) => {
    finish = resolve;
  });
  requestContext.run({ requestId: "1", later }, () => {
    afterResponse(() => Promise.reject(new Error("this one fails")));
    afterResponse(() => long.then(() => done.push("long")));
  });
  expect(later).toHaveLength(2);
  runLater(later);
  await laterWorkDone(20);
  expect(done).toEqual([]);
  const waiting = laterWorkDone(5_000);
  finish();
  await waiting;
  expect(done).toEqual(["long"]);
});
