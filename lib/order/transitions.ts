import { type ClosedBy, type OrderStatus, type PaymentMethod, type PaymentStatus, paymentMethods } from "./status";

/** The part of an order that the rules depend on. */
export interface OrderState {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  /** True while the order has a hold, expired or not. */
  held: boolean;
  stockTaken: boolean;
  closedBy: ClosedBy | null;
}

/** What an event does to an order. */
export interface Change {
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  held: boolean;
  closedBy: ClosedBy | null;
  /** Whether the pieces are taken from stock, returned to it, or neither. */
  stock: "take" | "give" | "keep";
  /** True when the payment has to be refunded through the provider. */
  refund: boolean;
  why: string;
}

/** An event that is not possible for this order, with a sentence that says why. */
export interface Refusal {
  refused: string;
}

function change(state: OrderState, next: Partial<Change> & { why: string }): Change {
  const { orderStatus, paymentStatus, held, closedBy } = state;
  return { orderStatus, paymentStatus, held, closedBy, stock: "keep", refund: false, ...next };
}

/** A change that only adds a step to the history. */
export function keep(state: OrderState): Change {
  return change(state, { why: "" });
}

function give(state: OrderState): "give" | "keep" {
  return state.stockTaken ? "give" : "keep";
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
    stock: give(state),
    why: late ? "Not paid in time" : "Replaced by a newer order",
  });
}

/**
 * A payment was captured. An order that timed out takes its pieces again (if that fails, use `refundLatePayment`); an
 * order that was closed for another reason is refunded.
 */
export function receivePayment(state: OrderState): Change {
  if (state.orderStatus !== "Rejected") {
    return change(state, { paymentStatus: "Paid", held: false, why: "Payment received" });
  }
  if (state.closedBy !== "timeout") return refundLatePayment(state);
  return change(state, {
    orderStatus: "Pending",
    paymentStatus: "Paid",
    closedBy: null,
    stock: "take",
    why: "Payment received after the hold had ended",
  });
}

/**
 * The whole payment was refunded manually at the provider, before or after it was recorded. An admin decides about the
 * pieces and the status of the order; for a rejected order nothing is left to decide.
 */
export function receiveReturned(state: OrderState): Change {
  return change(state, {
    paymentStatus: "Refund pending",
    held: false,
    refund: true,
    why: "Refunded by hand at Razorpay",
  });
}

/** A payment for an order that can no longer be fulfilled. */
export function refundLatePayment(state: OrderState): Change {
  return change(state, {
    paymentStatus: "Refund pending",
    held: false,
    refund: true,
    why: "Payment received too late, it is sent back",
  });
}

/** The shopper cancels. Only a Pending order can be cancelled. */
export function cancel(state: OrderState): Change | Refusal {
  if (state.orderStatus !== "Pending") {
    return { refused: `This order is ${state.orderStatus.toLowerCase()} and can no longer be cancelled.` };
  }
  return reject(state, "shopper", "Cancelled by the shopper");
}

function reject(state: OrderState, closedBy: ClosedBy, why: string): Change {
  const paid = state.paymentStatus === "Paid";
  return change(state, {
    orderStatus: "Rejected",
    paymentStatus: paid ? "Refund pending" : state.paymentStatus,
    held: false,
    closedBy,
    stock: give(state),
    refund: paid && state.paymentMethod === paymentMethods.razorpay,
    why,
  });
}

/** An admin sets the status; null if it is unchanged. `reason` tells the shopper why the order is rejected. */
export function setStatus(state: OrderState, to: OrderStatus, reason = ""): Change | Refusal | null {
  const from = state.orderStatus;
  if (to === from) return null;
  const why = `${from} to ${to}`;
  if (to === "Rejected") return reject(state, "admin", reason || why);
  const leavesRejected = from === "Rejected";
  if (leavesRejected && (state.paymentStatus === "Refund pending" || state.paymentStatus === "Refunded")) {
    return { refused: "This order is being refunded, so it stays rejected." };
  }
  return change(state, {
    orderStatus: to,
    paymentStatus: paymentAfter(state, to),
    held: false,
    closedBy: null,
    stock: leavesRejected && !state.stockTaken ? "take" : "keep",
    why,
  });
}

/** Cash is paid on delivery: Delivered means Paid, and any other status means Unpaid. */
function paymentAfter(state: OrderState, to: OrderStatus): PaymentStatus {
  const payment = state.paymentStatus === "Failed" ? "Unpaid" : state.paymentStatus;
  if (state.paymentMethod !== paymentMethods.cash) return payment;
  return to === "Delivered" ? "Paid" : "Unpaid";
}

/** An admin refunded the cash. */
export function markRefunded(state: OrderState): Change | Refusal {
  if (state.paymentMethod !== paymentMethods.cash) {
    return { refused: "Razorpay refunds its payments and marks them automatically." };
  }
  if (state.paymentStatus !== "Refund pending") return { refused: "This order has no refund pending." };
  return change(state, { paymentStatus: "Refunded", why: "Cash given back" });
}
