import { expect, it } from "vitest";
import { arrivalDay, lastReturnDay } from "./arrival";

const now = new Date("2026-11-22T06:00:00Z");

it.each([
  ["2026-11-22T05:00:00.000Z", "Fri, 27 Nov"],
  // 00:30 in India is still the previous day in UTC.
  ["2026-11-21T19:00:00.000Z", "Fri, 27 Nov"],
  ["2026-11-21T18:00:00.000Z", "Thu, 26 Nov"],
  ["2026-11-17T06:00:00.000Z", "Sun, 22 Nov"],
  ["2026-11-16T06:00:00.000Z", null],
])("an order of %s arrives by %s", (placed, day) => expect(arrivalDay(placed, now)).toBe(day));

it("dates cross months and years", () => {
  expect(arrivalDay("2026-12-28T06:00:00.000Z", now)).toBe("Sat, 2 Jan");
});

it.each([
  ["2026-11-22T05:00:00.000Z", "Sun, 29 Nov"],
  ["2026-11-22T19:00:00.000Z", "Mon, 30 Nov"],
  ["2026-12-28T06:00:00.000Z", "Mon, 4 Jan"],
])("an order delivered at %s can be returned until %s", (delivered, day) => expect(lastReturnDay(delivered)).toBe(day));
