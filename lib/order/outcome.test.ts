import { expect, test } from "vitest";
import { canBeCancelled, canBePaid, moneyBack, outcomeOf } from "./outcome";
import type { Order } from "./schema";
import { heldOrder } from "./test-order";

test("an unpaid Razorpay order waits for its payment; a cash order does not", () => {
  expect(outcomeOf(heldOrder)).toBe("unpaid");
  expect(outcomeOf({ ...heldOrder, paymentMethod: "Cash On Delivery" })).toBe("placed");
  expect(outcomeOf({ ...heldOrder, paymentStatus: "Paid" })).toBe("placed");
  expect(outcomeOf({ ...heldOrder, orderStatus: "Rejected" })).toBe("rejected");
});

test("an order shipped unpaid is due, and never shown as paid", () => {
  expect(outcomeOf({ ...heldOrder, orderStatus: "Shipped" })).toBe("owed");
  expect(outcomeOf({ ...heldOrder, orderStatus: "Delivered" })).toBe("owed");
  expect(outcomeOf({ ...heldOrder, orderStatus: "Shipped", paymentStatus: "Paid" })).toBe("placed");
});

test("an order can be paid until its hold expires", () => {
  const end = Date.parse("2026-11-22T09:15:00.000Z");
  expect(canBePaid(heldOrder, end - 1)).toBe(true);
  expect(canBePaid(heldOrder, end)).toBe(false);
  expect(canBePaid({ ...heldOrder, holdUntil: null }, end - 1)).toBe(false);
  expect(canBePaid({ ...heldOrder, paymentStatus: "Paid" }, end - 1)).toBe(false);
});

test("an order can be cancelled until it is sent, one in exchange never", () => {
  expect(canBeCancelled(heldOrder)).toBe(true);
  expect(canBeCancelled({ ...heldOrder, orderStatus: "Shipped" })).toBe(false);
  expect(canBeCancelled({ ...heldOrder, exchangeOf: "6740c1f29ab3d15e7c20a814" })).toBe(false);
});

test("what happens to the money is explained for each payment method", () => {
  const rejected: Order = { ...heldOrder, orderStatus: "Rejected" };
  expect(moneyBack({ ...rejected, paymentStatus: "Refund pending" }, "₹1")).toMatch(/^Your refund of ₹1 is on its way/);
  expect(moneyBack({ ...rejected, paymentStatus: "Refunded" }, "₹1")).toBe("₹1 has been refunded.");
  expect(moneyBack({ ...rejected, paymentStatus: "Refunded", exchangeOf: "6740c1f29ab3d15e7c20a814" }, "₹0")).toBe(
    "What was paid for the pieces is refunded with their return.",
  );
  expect(moneyBack({ ...rejected, paymentStatus: "Failed" }, "₹1")).toMatch(/^We have received no payment/);
  expect(moneyBack({ ...rejected, paymentMethod: "Cash On Delivery", paymentStatus: "Refund pending" }, "₹1")).toBe(
    "We will refund ₹1: our customer care contacts you about how you get it.",
  );
});
