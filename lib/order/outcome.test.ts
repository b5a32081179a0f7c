import { expect, test } from "vitest";
import { canBePaid, moneyBack, outcomeOf } from "./outcome";
import type { Order } from "./schema";

const held: Order = {
  _id: "6740c1f29ab3d15e7c20a814",
  userId: "672fd09b41ce8a53e1907b3c",
  orderDate: "2026-11-21T10:00:00.000Z",
  orderUpdateDate: "2026-11-21T10:00:00.000Z",
  totalAmount: 1969,
  platformFee: 350,
  shippingFee: 120,
  paymentMethod: "Razorpay",
  paymentStatus: "Unpaid",
  orderStatus: "Pending",
  paymentId: "",
  holdUntil: "2026-11-21T10:15:00.000Z",
  cartItems: [],
  addressInfo: {
    name: "Asha Rao",
    state: "Karnataka",
    address: "12 Silver Oak",
    city: "Bengaluru",
    phone: "9845011223",
    pincode: "560038",
  },
  closedBy: null,
  history: [],
};

test("an unpaid Razorpay order waits for its payment; a cash order does not", () => {
  expect(outcomeOf(held)).toBe("unpaid");
  expect(outcomeOf({ ...held, paymentMethod: "Cash On Delivery" })).toBe("placed");
  expect(outcomeOf({ ...held, paymentStatus: "Paid" })).toBe("placed");
  expect(outcomeOf({ ...held, orderStatus: "Rejected" })).toBe("rejected");
});

test("an order shipped unpaid is due, and never shown as paid", () => {
  expect(outcomeOf({ ...held, orderStatus: "Shipped" })).toBe("owed");
  expect(outcomeOf({ ...held, orderStatus: "Delivered" })).toBe("owed");
  expect(outcomeOf({ ...held, orderStatus: "Shipped", paymentStatus: "Paid" })).toBe("placed");
});

test("an order can be paid until its hold expires", () => {
  const end = Date.parse("2026-11-21T10:15:00.000Z");
  expect(canBePaid(held, end - 1)).toBe(true);
  expect(canBePaid(held, end)).toBe(false);
  expect(canBePaid({ ...held, holdUntil: null }, end - 1)).toBe(false);
  expect(canBePaid({ ...held, paymentStatus: "Paid" }, end - 1)).toBe(false);
});

test("what happens to the money is explained for each payment method", () => {
  const rejected: Order = { ...held, orderStatus: "Rejected" };
  expect(moneyBack({ ...rejected, paymentStatus: "Refund pending" }, "₹1")).toMatch(/^Your refund of ₹1 is on its way/);
  expect(moneyBack({ ...rejected, paymentStatus: "Refunded" }, "₹1")).toBe("₹1 has been refunded.");
  expect(moneyBack({ ...rejected, paymentStatus: "Failed" }, "₹1")).toMatch(/^You have not been charged/);
  expect(moneyBack({ ...rejected, paymentMethod: "Cash On Delivery", paymentStatus: "Refund pending" }, "₹1")).toBe(
    "We will refund ₹1 in cash.",
  );
});
