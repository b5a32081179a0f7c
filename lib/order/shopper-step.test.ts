import { expect, test } from "vitest";
import { shopperStep } from "./shopper-step";
import type { OrderStatus } from "./status";

const step = (why: string, orderStatus: OrderStatus) => ({
  why,
  orderStatus,
  at: "2026-11-22T00:00:00.000Z",
  paymentStatus: "Unpaid" as const,
});

test.each<[why: string, status: OrderStatus, words: string]>([
  ["Order placed", "Pending", "Order placed"],
  ["Pending to Shipped", "Shipped", "Shipped"],
  ["Shipped to Delivered", "Delivered", "Delivered"],
  ["Pending to Rejected", "Rejected", "Rejected by the shop"],
  ["Shipped to Pending", "Pending", "Back in preparation"],
  ["Cancelled by the shopper", "Rejected", "Cancelled by you"],
  ["Replaced by a newer order", "Rejected", "Replaced by your newer order"],
  ["Payment received", "Pending", "Payment received"],
])("%s (%s) reads: %s", (why, orderStatus, words) => {
  expect(shopperStep(step(why, orderStatus), step("Order placed", "Pending"))).toBe(words);
});

test("an admin's reason for a rejection is shown as such; the reasons of later steps are not", () => {
  const rejection = step("The colour is sold out", "Rejected");
  expect(shopperStep(rejection, step("Order placed", "Pending"))).toBe("Rejected by the shop: The colour is sold out");
  expect(shopperStep(step("Cash given back", "Rejected"), rejection)).toBe("Refunded in cash");
  expect(shopperStep(step("A payment failed: declined", "Rejected"), rejection)).toBe("A payment failed: declined");
});
