import { expect, it } from "vitest";
import { rejectionText } from "./rejection";

const cartItems = [
  { quantity: 2, paidFor: 749.5 },
  { quantity: 1, paidFor: 100 },
];
const order = { totalAmount: 2158, paymentMethod: "Cash On Delivery", exchangeOf: null, cartItems: [{ quantity: 1 }] };
const exchange = { ...order, totalAmount: 0, exchangeOf: "6b08400bc9a449e3e843704c", cartItems };

it("says what a rejected order gives back, of an exchange what was paid for its pieces", () => {
  expect(rejectionText(order)).toBe("₹2,158.00 in cash must be refunded to the shopper. The order can't be reopened.");
  expect(rejectionText({ ...order, paymentMethod: "Razorpay" })).toContain("₹2,158.00 will be refunded");
  expect(rejectionText(exchange)).toContain("₹1,599.00 must be paid to the shopper, which is recorded with the return");
  expect(rejectionText({ ...exchange, paymentMethod: "Razorpay" })).toContain("₹1,599.00 will be refunded");
});
