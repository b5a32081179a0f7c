import type { OrderEvent } from "./events";
import { payments } from "./payment-status";
import {
  type ClosedBy,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
  paymentMethods,
  type RejectionCause,
  statuses,
} from "./status";

/** The part of an order that the rules depend on. */
export interface OrderState {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  /** True while the order has a hold, expired or not. */
  held: boolean;
  stockTaken: boolean;
  closedBy: ClosedBy | null;
  /** Whether its pieces are sent for others that came back: then no money belongs to it. */
  isExchange: boolean;
  /** Whether its shopper has deleted their account: nobody is left to send it to. */
  isFormer: boolean;
}

interface Effects {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  held: boolean;
  closedBy: ClosedBy | null;
  /** Whether the pieces are taken from stock, returned to it, or neither. */
  stock: "reserve" | "restock" | "keep";
  /** True when the payment has to be refunded through the provider. */
  refund: boolean;
}

/** An event, and what it does to an order. */
export type Change = Effects & OrderEvent;

/** An event that is not possible for this order, with a sentence that says why. */
export interface Refusal {
  refused: string;
}

function change(state: OrderState, next: Partial<Effects> & OrderEvent): Change {
  const { orderStatus, paymentStatus, held, closedBy } = state;
  return { orderStatus, paymentStatus, held, closedBy, stock: "keep", refund: false, ...next };
}

/** An event that only adds a step to the history. */
export function keep(state: OrderState, event: OrderEvent): Change {
  return change(state, event);
}

/** The hold expired unpaid, or a newer order replaced it. Null for an order without an unpaid hold. */
export function releaseHold(state: OrderState, closedBy: "timeout" | "replaced"): Change | null {
  if (!state.held || state.paymentStatus !== "Unpaid") return null;
  const late = closedBy === "timeout";
  return change(state, {
    orderStatus: "Rejected",
    paymentStatus: late ? "Failed" : "Unpaid",
    held: false,
    closedBy,
    stock: stockAfter(state, "Rejected"),
    event: late ? "timedOut" : "replaced",
    data: null,
  });
}

/**
 * A payment was captured. An order that timed out takes its pieces again (if that fails, use `refundLatePayment`); an
 * order that was closed for another reason, or whose shopper is gone, is refunded.
 */
export function receivePayment(state: OrderState): Change {
  if (statuses[state.orderStatus].holdsStock) {
    return change(state, { paymentStatus: "Paid", held: false, event: "paid", data: null });
  }
  if (state.closedBy !== "timeout" || state.isFormer) return refundLatePayment(state);
  return change(state, {
    orderStatus: "Pending",
    paymentStatus: "Paid",
    closedBy: null,
    stock: "reserve",
    event: "paidLate",
    data: null,
  });
}

/**
 * The whole payment was refunded manually at the provider, before or after it was recorded. An admin decides about the
 * pieces and the status of the order; for a rejected order nothing is left to decide.
 */
export function receiveManualRefund(state: OrderState): Change {
  return change(state, {
    paymentStatus: "Refund pending",
    held: false,
    refund: true,
    event: "refundedManually",
    data: null,
  });
}

/** A payment for an order that can no longer be fulfilled. */
export function refundLatePayment(state: OrderState): Change {
  return change(state, {
    paymentStatus: "Refund pending",
    held: false,
    refund: true,
    event: "paidTooLate",
    data: null,
  });
}

/** The shopper cancels. Only a Pending order can be cancelled. */
export function cancel(state: OrderState): Change | Refusal {
  const { parcel, label } = statuses[state.orderStatus];
  if (state.isExchange) return { refused: "This order replaces what you have sent back, so it can't be cancelled." };
  if (parcel !== "waiting") return { refused: `This order is ${label.toLowerCase()} and can no longer be cancelled.` };
  return move(state, "Rejected", { event: "cancelled", data: null }, "shopper");
}

/**
 * An admin sets the status; null if it is unchanged. `reason` tells the shopper why the order is rejected; `cause` says
 * that the parcel came back undelivered.
 */
export function setStatus(
  state: OrderState,
  to: OrderStatus,
  reason = "",
  cause: RejectionCause | null = null,
): Change | Refusal | null {
  const from = state.orderStatus;
  if (cause && (statuses[from].parcel !== "underway" || to !== "Rejected")) {
    return { refused: "Only the parcel of a Shipped order that is rejected can have come back undelivered." };
  }
  if (to === from) return null;
  const { label, next, refunds } = statuses[from];
  if (state.isFormer && statuses[to].holdsStock) {
    return { refused: `The shopper has deleted their account, so this order stays ${label.toLowerCase()}.` };
  }
  if (!next.includes(to)) return { refused: `An order that is ${label} can't become ${statuses[to].label}.` };
  if (refunds && payments[state.paymentStatus].isGivenBack) {
    return { refused: `This order is being refunded, so it stays ${label.toLowerCase()}.` };
  }
  if (cause) return move(state, to, { event: "undelivered", data: { reason } }, "admin");
  return to === "Rejected"
    ? move(state, to, { event: "rejected", data: { from, reason } }, "admin")
    : move(state, to, { event: "statusSet", data: { from, to } });
}

/** The order gets a status, with what the status means for stock and money. */
function move(state: OrderState, to: OrderStatus, event: OrderEvent, closedBy: ClosedBy | null = null): Change {
  const refunds = statuses[to].refunds && state.paymentStatus === "Paid";
  return change(state, {
    orderStatus: to,
    paymentStatus: refunds ? "Refund pending" : paymentAfter(state, to),
    held: false,
    closedBy,
    stock: stockAfter(state, to),
    refund: refunds && !state.isExchange && state.paymentMethod === paymentMethods.razorpay,
    ...event,
  });
}

function stockAfter({ stockTaken }: OrderState, to: OrderStatus): Change["stock"] {
  const { holdsStock } = statuses[to];
  return holdsStock === stockTaken ? "keep" : holdsStock ? "reserve" : "restock";
}

function paymentAfter({ paymentStatus, paymentMethod, isExchange }: OrderState, to: OrderStatus): PaymentStatus {
  const { refunds, isCashCollected } = statuses[to];
  if (refunds || isExchange) return paymentStatus;
  if (paymentMethod === paymentMethods.cash) return isCashCollected ? "Paid" : "Unpaid";
  return paymentStatus === "Failed" ? "Unpaid" : paymentStatus;
}

/** An admin refunded the cash. */
export function markRefunded(state: OrderState): Change | Refusal {
  if (state.isExchange) return { refused: "The money for exchanged pieces is refunded by their return." };
  if (state.paymentMethod !== paymentMethods.cash) {
    return { refused: "Razorpay refunds its payments and marks them automatically." };
  }
  if (state.paymentStatus !== "Refund pending") return { refused: "This order has no refund pending." };
  return change(state, { paymentStatus: "Refunded", event: "cashRefunded", data: null });
}
