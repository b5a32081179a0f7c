import { expect, it } from "vitest";
import { isOverdue } from "./overdue";

const now = Date.parse("2026-11-21T12:00:00Z");
const minutes = (count: number) => new Date(now - count * 60_000);
const order = { paymentMethod: "Razorpay", paymentStatus: "Unpaid", orderDate: minutes(60) } as const;

it.each([
  ["an expired hold", { ...order, holdUntil: minutes(1) }, true],
  ["a hold that has not expired", { ...order, holdUntil: minutes(-1) }, false],
  ["unpaid without a hold, never checked", order, true],
  ["failed without a hold", { ...order, paymentStatus: "Failed" }, true],
  ["checked a minute ago", { ...order, lastCheckedAt: minutes(1) }, false],
  ["checked half an hour ago", { ...order, lastCheckedAt: minutes(30) }, true],
  ["just placed", { ...order, orderDate: minutes(1) }, false],
  ["a week old", { ...order, orderDate: minutes(7 * 24 * 60) }, false],
  ["paid", { ...order, paymentStatus: "Paid" }, false],
  ["cash", { ...order, paymentMethod: "Cash On Delivery" }, false],
] as const)("%s", (_, checked, is) => expect(isOverdue(checked, now)).toBe(is));
