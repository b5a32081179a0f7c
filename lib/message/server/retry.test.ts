import { expect, it } from "vitest";
import { isFinal, nextTry, reasonOf } from "./retry";

const now = new Date("2026-11-22T10:00:00Z");
const away = { code: "ECONNREFUSED" };
const minutesUntil = (date: Date | null) => date && (date.getTime() - now.getTime()) / 60_000;

it("retries after 1, 5, 30, 120 and 720 minutes, then never", () => {
  expect([1, 2, 3, 4, 5, 6].map((tries) => minutesUntil(nextTry(tries, away, now)))).toEqual([
    1,
    5,
    30,
    120,
    720,
    null,
  ]);
});

it("does not retry what the server refused permanently", () => {
  for (const command of ["RCPT TO", "DATA"]) {
    expect(nextTry(1, { command, responseCode: 550 }, now)).toBeNull();
    expect(minutesUntil(nextTry(1, { command, responseCode: 451 }, now))).toBe(1);
  }
  expect(isFinal({ command: "AUTH PLAIN", responseCode: 535 })).toBe(false);
  expect(isFinal({ command: "MAIL FROM", responseCode: 550 })).toBe(false);
});

it("never waits longer than the link is valid", () => {
  const before = new Date(now.getTime() + 10 * 60_000);
  expect(minutesUntil(nextTry(2, away, now, before))).toBe(5);
  expect(minutesUntil(nextTry(3, away, now, before))).toBe(10);
});

it("reports the reason as codes, without the text of the server", () => {
  expect(reasonOf({ code: "EENVELOPE", command: "RCPT TO:<asha@shop.example>", responseCode: 550 })).toBe(
    "550 RCPT EENVELOPE",
  );
  expect(reasonOf({})).toBe("unknown");
});
