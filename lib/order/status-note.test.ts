import { expect, test } from "vitest";
import type { Order } from "./schema";
import { statusNote } from "./status-note";

const held: Order = {
  _id: "665f1c2ab3d4e5f6a7b8c9d0",
  userId: "665f1c2ab3d4e5f6a7b8c9d1",
  orderDate: "2026-11-22T00:00:00.000Z",
  orderUpdateDate: "2026-11-22T00:00:00.000Z",
  totalAmount: 1470,
  platformFee: 350,
  shippingFee: 120,
  paymentMethod: "Razorpay",
  paymentStatus: "Unpaid",
  orderStatus: "Pending",
  paymentId: "",
  holdUntil: "2026-11-22T09:15:00.000Z",
  cartItems: [],
  addressInfo: { name: "", address: "", city: "", state: "", phone: "", pincode: "" },
  closedBy: null,
  history: [],
};
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
  expect(statusNote({ ...held, ...changes }, now)).toBe(note);
});
