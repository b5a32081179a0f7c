import { paymentMethods } from "./status";
import type { OrderState } from "./transitions";

/** States of orders that several tests begin with. */
export const cash: OrderState = {
  orderStatus: "Pending",
  paymentStatus: "Unpaid",
  paymentMethod: paymentMethods.cash,
  held: false,
  stockTaken: true,
  closedBy: null,
  isExchange: false,
  isFormer: false,
};
/** The order by which exchanged pieces are sent. */
export const exchange: OrderState = { ...cash, paymentStatus: "Paid", isExchange: true };
export const held: OrderState = { ...cash, paymentMethod: paymentMethods.razorpay, held: true };
export const paid: OrderState = { ...held, held: false, paymentStatus: "Paid" };
export const timedOut: OrderState = {
  ...held,
  held: false,
  orderStatus: "Rejected",
  paymentStatus: "Failed",
  stockTaken: false,
  closedBy: "timeout",
};
