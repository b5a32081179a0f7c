import { expect, it } from "vitest";
import { cashToCollect, reasonNotToSend, slipsPath } from "./slips";

const order = {
  paymentMethod: "Cash On Delivery",
  paymentStatus: "Unpaid",
  orderStatus: "Shipped",
  totalAmount: 1969.5,
  exchangeOf: null,
  refundedAmount: 0,
} as const;
const online = { paymentMethod: "Razorpay" } as const;

it.each([
  [{}, 196950],
  [{ orderStatus: "Pending" }, 196950],
  [{ orderStatus: "Delivered", paymentStatus: "Paid" }, 0],
  [{ orderStatus: "Rejected" }, 0],
  [{ paymentMethod: "Razorpay" }, 0],
  [{ paymentMethod: "Razorpay", paymentStatus: "Paid" }, 0],
] as const)("%j has %i paise to collect", (changes, paise) => {
  expect(cashToCollect({ ...order, ...changes })).toBe(paise);
});

it.each([
  [{}, null],
  [{ orderStatus: "Rejected" }, "REJECTED"],
  [online, "NOT PAID"],
  [{ ...online, orderStatus: "Pending", paymentStatus: "Failed" }, "NOT PAID"],
  [{ ...online, paymentStatus: "Paid" }, null],
  [{ ...online, paymentStatus: "Refund pending" }, "REFUNDED"],
  [{ ...online, orderStatus: "Rejected", paymentStatus: "Refunded" }, "REJECTED"],
  [{ ...online, orderStatus: "Delivered", paymentStatus: "Refunded", refundedAmount: 100 }, null],
  [{ paymentStatus: "Paid", exchangeOf: "6740c1f29ab3d15e7c20a814" }, null],
  [{ paymentStatus: "Paid", exchangeOf: "6740c1f29ab3d15e7c20a814", orderStatus: "Rejected" }, "REJECTED"],
] as const)("%j is not sent because of %s", (changes, reason) => {
  expect(reasonNotToSend({ ...order, ...changes })).toBe(reason);
});

it("names the orders in the address", () => {
  expect(slipsPath(["a", "b"])).toBe("/admin/orders/slips?ids=a,b");
});
