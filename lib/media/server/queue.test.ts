import { afterEach, expect, it } from "vitest";
import { enqueue } from "./queue";
import { timing } from "./timing";

const { queueMs } = timing;

afterEach(() => {
  timing.queueMs = queueMs;
});

/** Work that ends when the test says so. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

it("one picture is processed at a time, and no more than eight wait", async () => {
  let running = 0;
  let most = 0;
  const { end, work } = held();
  const one = () =>
    enqueue(async () => {
      running += 1;
      most = Math.max(most, running);
      await work();
      running -= 1;
    });
  const all = Array.from({ length: 9 }, one);
  await tick();
  await expect(one()).rejects.toMatchObject({ code: "busy", status: 503, retryAfterSeconds: expect.any(Number) });
  end();
  await Promise.all(all);
  expect(most).toBe(1);
});

it("a picture that waits too long is refused and never processed", async () => {
  timing.queueMs = 20;
  const { end, work } = held();
  const first = enqueue(work);
  let worked = false;
  await expect(
    enqueue(async () => {
      worked = true;
    }),
  ).rejects.toMatchObject({ code: "busy" });
  end();
  await first;
  await enqueue(async () => undefined);
  expect(worked).toBe(false);
});

it("the next picture is processed after a failure", async () => {
  await expect(enqueue(() => Promise.reject(new Error("damaged")))).rejects.toThrow("damaged");
  expect(await enqueue(async () => "next")).toBe("next");
});
