import { keysOf } from "@/lib/keys";
import { paymentMethods, statusesThat, waitingStatuses } from "./status";

const { cash, razorpay } = paymentMethods;
const orderStatus = { $nin: statusesThat(({ isSale }) => !isSale) };
const waiting = { $in: waitingStatuses };
const paidOnline = { orderStatus, paymentMethod: razorpay, paymentStatus: "Paid" } as const;
const allCash = { orderStatus, paymentMethod: cash };

/**
 * Groups of orders that the dashboard counts and that the list of orders can be filtered by. An order is in a group if
 * it meets one of its conditions; the conditions of "new-accounts" depend on the shop's stock, see `crowdingOrders`.
 */
export const orderGroups = {
  "to-ship": {
    label: "Waiting to ship",
    conditions: [
      { orderStatus: waiting, paymentMethod: cash, paymentStatus: "Unpaid" },
      { orderStatus: waiting, paymentMethod: razorpay, paymentStatus: "Paid" },
    ],
  },
  sales: { label: "Counted as sales", conditions: [paidOnline, allCash] },
  "paid-online": { label: "Paid online", conditions: [paidOnline] },
  "cash-collected": { label: "Cash collected", conditions: [{ ...allCash, paymentStatus: "Paid" }] },
  "cash-pending": { label: "Cash pending", conditions: [{ ...allCash, paymentStatus: { $ne: "Paid" } }] },
  warnings: { label: "Payments that need a decision", conditions: [{ "warning.at": { $exists: true } }] },
  "new-accounts": { label: "Unpaid, from new accounts", conditions: [] },
} as const;

export type OrderGroup = keyof typeof orderGroups;

export const orderGroupIds = keysOf(orderGroups);
