import { expect, it } from "vitest";
import { formatShortDay } from "@/lib/dates";
import { arrivalDay, arrivalOfNewOrder, dayAfter, lastReturnDay, returnEnd } from "./arrival";

const now = new Date("2026-11-22T06:00:00Z");

it.each([
  ["2026-11-22T05:00:00.000Z", "2026-11-27"],
  // 00:30 in India is still the previous day in UTC.
  ["2026-11-21T19:00:00.000Z", "2026-11-27"],
  ["2026-11-21T18:00:00.000Z", "2026-11-26"],
  ["2026-12-28T06:00:00.000Z", "2027-01-02"],
])("five days after %s is %s", (placed, day) => expect(dayAfter(new Date(placed), 5)).toBe(day));

it.each([
  ["2026-11-27", undefined, "Fri, 27 Nov"],
  ["2026-11-22", undefined, "Sun, 22 Nov"],
  ["2026-11-21", undefined, null],
  ["2026-11-21", "2026-11-25", "Wed, 25 Nov"],
  ["2026-11-27", "2026-11-21", null],
])("an order promised for %s, by its courier for %s, arrives by %s", (arrivesBy, expectedOn, day) => {
  expect(arrivalDay({ arrivesBy, shipment: { expectedOn } }, now)).toBe(day);
});

it("an order placed now arrives five Indian days later", () => {
  expect(arrivalOfNewOrder(5, now)).toBe("Fri, 27 Nov");
  expect(arrivalOfNewOrder(5, new Date("2026-11-21T19:00:00Z"))).toBe("Fri, 27 Nov");
});

it("an order without a shipment arrives by the day that was promised", () => {
  expect(arrivalDay({ arrivesBy: "2027-01-02", shipment: null }, now)).toBe(formatShortDay("2027-01-02"));
});

it.each([
  ["2026-11-22T05:00:00.000Z", "2026-11-29T18:29:59.999Z", "Sun, 29 Nov"],
  ["2026-11-22T19:00:00.000Z", "2026-11-30T18:29:59.999Z", "Mon, 30 Nov"],
  ["2026-12-28T06:00:00.000Z", "2027-01-04T18:29:59.999Z", "Mon, 4 Jan"],
])("an order delivered at %s can be returned until %s, which is %s", (delivered, until, day) => {
  expect(returnEnd(new Date(delivered), 7)).toBe(until);
  expect(lastReturnDay(until)).toBe(day);
});
