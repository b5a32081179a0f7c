import { expect, it } from "vitest";
import { cashToCollect, slipsPath } from "./slips";

const order = {
  paymentMethod: "Cash On Delivery",
  paymentStatus: "Unpaid",
  orderStatus: "Shipped",
  totalAmount: 1969.5,
} as const;

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

it("names the orders in the address", () => {
  expect(slipsPath(["a", "b"])).toBe("/admin/orders/slips?ids=a,b");
});
