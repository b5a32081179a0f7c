import { keysOf } from "@/lib/keys";
import { paymentStatusesThat } from "./payment-status";
import { paymentMethods, statusesThat, waitingStatuses } from "./status";

const { cash, razorpay } = paymentMethods;
const orderStatus = { $nin: statusesThat(({ isSale }) => !isSale) };
const waiting = { $in: waitingStatuses };
/** As `isSale` in ./sales.ts: the orders of exchanges, and they alone, cost nothing. */
const totalAmount = { $gt: 0 };
const paidOnline = { orderStatus, totalAmount, paymentMethod: razorpay, paymentStatus: "Paid" } as const;
const returned = { ...paidOnline, paymentStatus: "Refunded", refundedAmount: { $gt: 0 } } as const;
const collected = paymentStatusesThat(({ isCollected }) => isCollected);
const allCash = { orderStatus, totalAmount, paymentMethod: cash };

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
      // Of cash orders, only those of an exchange are paid before they are delivered.
      { orderStatus: waiting, paymentMethod: cash, paymentStatus: "Paid" },
    ],
  },
  sales: { label: "Counted as sales", conditions: [paidOnline, returned, allCash] },
  "paid-online": { label: "Paid online", conditions: [paidOnline, returned] },
  "cash-collected": { label: "Cash collected", conditions: [{ ...allCash, paymentStatus: { $in: collected } }] },
  "cash-pending": { label: "Cash pending", conditions: [{ ...allCash, paymentStatus: { $nin: collected } }] },
  warnings: { label: "Payments that need a decision", conditions: [{ "warning.at": { $exists: true } }] },
  "new-accounts": { label: "Unpaid, from new accounts", conditions: [] },
} as const;

export type OrderGroup = keyof typeof orderGroups;

export const orderGroupIds = keysOf(orderGroups);
