import { expect, it } from "vitest";
import { isOverdue } from "./overdue";

const now = Date.parse("2026-11-21T12:00:00Z");
const minutes = (count: number) => new Date(now - count * 60_000);
const order = { paymentMethod: "Razorpay", paymentStatus: "Unpaid", orderDate: minutes(60) };

it.each([
  ["a hold that has run out", { ...order, holdUntil: minutes(1) }, true],
  ["a hold that runs", { ...order, holdUntil: minutes(-1) }, false],
  ["unpaid without a hold, never asked about", order, true],
  ["failed without a hold", { ...order, paymentStatus: "Failed" }, true],
  ["asked about a minute ago", { ...order, checkedAt: minutes(1) }, false],
  ["asked about half an hour ago", { ...order, checkedAt: minutes(30) }, true],
  ["just placed", { ...order, orderDate: minutes(1) }, false],
  ["a week old", { ...order, orderDate: minutes(7 * 24 * 60) }, false],
  ["paid", { ...order, paymentStatus: "Paid" }, false],
  ["cash", { ...order, paymentMethod: "Cash On Delivery" }, false],
])("%s", (_, looked, is) => expect(isOverdue(looked, now)).toBe(is));
