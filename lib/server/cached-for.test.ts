import { afterEach, expect, it, vi } from "vitest";
import { cachedFor } from "./cached-for";

afterEach(() => {
  vi.useRealTimers();
});

it("makes a value once within its time, for all who ask", async () => {
  vi.useFakeTimers();
  let made = 0;
  const value = cachedFor(1_000, async () => ++made);
  expect(await Promise.all([value(), value()])).toEqual([1, 1]);
  vi.advanceTimersByTime(1_000);
  expect(await value()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await value()).toBe(2);
});

it("tries again after a failure", async () => {
  const make = vi.fn<() => Promise<string>>();
  const value = cachedFor(1_000, make);
  make.mockRejectedValueOnce(new Error("away"));
  await expect(value()).rejects.toThrow("away");
  make.mockResolvedValueOnce("there");
  expect(await value()).toBe("there");
});
