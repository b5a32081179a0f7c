import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteServerTime, serverNow } from "./server-time";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-25T10:20:00Z"), toFake: ["Date", "performance"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("the server's time counts from its last answer, whatever the date of the device is", () => {
  noteServerTime(String(Date.parse("2026-11-25T10:00:00Z")));
  expect(new Date(serverNow()).toISOString()).toBe("2026-11-25T10:00:00.000Z");
  vi.advanceTimersByTime(90_000);
  expect(new Date(serverNow()).toISOString()).toBe("2026-11-25T10:01:30.000Z");
  vi.setSystemTime(Date.parse("2020-01-01T00:00:00Z"));
  expect(new Date(serverNow()).toISOString()).toBe("2026-11-25T10:01:30.000Z");
});

test("answers that do not tell the time leave it as it is", () => {
  noteServerTime("1000");
  noteServerTime(null);
  noteServerTime("noon");
  expect(serverNow()).toBe(1000);
});
