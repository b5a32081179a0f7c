import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withinMs } from "./time-limit";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const tooLate = () => new Error("too late");

test("a result within the limit is returned, and no timer is left", async () => {
  expect(await withinMs(1000, async () => "done", tooLate)).toBe("done");
  await expect(withinMs(1000, () => Promise.reject(new Error("broken")), tooLate)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("a task that exceeds the limit is aborted, and its signal tells it", async () => {
  let seen: AbortSignal | undefined;
  const waiting = withinMs(
    1000,
    (signal) => {
      seen = signal;
      return new Promise(() => {});
    },
    tooLate,
  );
  const given = expect(waiting).rejects.toThrow("too late");
  expect(seen?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await given;
  expect(seen?.aborted).toBe(true);
});
