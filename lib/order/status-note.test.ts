import { expect, test } from "vitest";
import type { Order } from "./schema";
import { statusNote } from "./status-note";
import { heldOrder } from "./test-order";

const now = Date.parse("2026-11-22T09:00:00.000Z");

test.each<[what: string, order: Partial<Order>, note: string]>([
  ["an unpaid hold", {}, "Pay by 2:45 pm"],
  ["an expired hold", { holdUntil: "2026-11-22T08:59:00.000Z" }, "Waiting for payment"],
  ["cash on delivery", { paymentMethod: "Cash On Delivery", holdUntil: null }, ""],
  ["a paid order", { paymentStatus: "Paid", holdUntil: null }, ""],
  ["an order that its shopper cancelled", { orderStatus: "Rejected", closedBy: "shopper" }, "Cancelled by you"],
  ["an order that an admin rejected", { orderStatus: "Rejected", closedBy: "admin" }, ""],
  ["an order that was not paid in time", { orderStatus: "Rejected", closedBy: "timeout" }, "Not paid in time"],
])("%s", (_, changes, note) => {
  expect(statusNote({ ...heldOrder, ...changes }, now)).toBe(note);
});
