import type { ReturnEvent } from "./events";
import { isFault, type RefundStatus, type ReturnReason, type ReturnStatus, refundTraits, statusTraits } from "./status";

/** The part of a return that the rules depend on. */
export interface ReturnState {
  status: ReturnStatus;
  refundStatus: RefundStatus;
  /** Whether its order was paid in cash. */
  isCash: boolean;
  /** The order of the exchanged pieces: none was asked for, not made yet, on its way, or delivered or rejected. */
  exchange: "none" | "asked" | "open" | "done";
  reasons: readonly ReturnReason[];
}

/** An event, and what it does to a return. */
export type ReturnChange = ReturnEvent & {
  status: ReturnStatus;
  refundStatus: RefundStatus;
  /** Whether pieces that are held for an exchange go back into stock. */
  releases: boolean;
};

/** An event that is not possible for this return, with a sentence that says why. */
export interface ReturnRefusal {
  refused: string;
}

function change(state: ReturnState, next: Partial<Omit<ReturnChange, "event" | "data">> & ReturnEvent): ReturnChange {
  const { status, refundStatus } = state;
  return { status, refundStatus, releases: false, ...next };
}

/** Ends a return that does not take place: no money is due, and pieces for an exchange can be bought again. */
function end(state: ReturnState, status: "Declined" | "Cancelled", event: ReturnEvent): ReturnChange {
  return change(state, { status, refundStatus: "None", releases: state.exchange === "asked", ...event });
}

/** How an amount (paise) that is due now is paid. */
const dueStatus = ({ isCash }: ReturnState, paise: number): RefundStatus =>
  paise === 0 ? "None" : isCash ? "To pay" : "Refund pending";

/** What an admin sends with a status. */
export interface Step {
  to: ReturnStatus;
  why: string;
  /** Settles the return without the goods. */
  refundWithoutReturn: boolean;
  /** What is refunded if the goods count as received, in paise. */
  refundPaise: number;
}

/** An admin sets the status; null if it is unchanged. */
export function setReturnStatus(state: ReturnState, step: Step): ReturnChange | ReturnRefusal | null {
  const { to, why, refundPaise } = step;
  const { label, next } = statusTraits[state.status];
  if (to === state.status) return null;
  if (step.refundWithoutReturn) return settleWithoutGoods(state, step);
  if (to === "Completed") {
    return { refused: "The shop completes a return itself, when money and exchange are done." };
  }
  if (!next.includes(to)) return { refused: `A return that is ${label} can't become ${statusTraits[to].label}.` };
  switch (to) {
    case "Declined":
      return end(state, to, { event: "declined", data: { reason: why } });
    case "Received":
      return change(state, {
        status: to,
        refundStatus: dueStatus(state, refundPaise),
        event: "received",
        data: { paise: refundPaise },
      });
    case "Picked up":
      return change(state, { status: to, event: "pickedUp", data: null });
    default:
      return change(state, { status: to, event: "approved", data: null });
  }
}

/** Money for what the shop is to blame for, without asking for the goods. The money follows the completed return. */
function settleWithoutGoods(state: ReturnState, { to, why, refundPaise }: Step): ReturnChange | ReturnRefusal {
  if (state.status !== "Approved" || to !== "Completed") {
    return { refused: "Only an Approved return can be completed without the goods." };
  }
  if (state.exchange !== "none") return { refused: "An exchange needs the goods back." };
  if (!state.reasons.every(isFault)) {
    return { refused: "Without the goods only damaged, wrong or wrongly described pieces are refunded." };
  }
  return change(state, {
    status: "Completed",
    refundStatus: dueStatus(state, refundPaise),
    event: "settledWithoutGoods",
    data: { reason: why, paise: refundPaise },
  });
}

/** The shopper cancels; null if it is cancelled already. */
export function cancelReturn(state: ReturnState): ReturnChange | ReturnRefusal | null {
  const { label, isCancellable } = statusTraits[state.status];
  if (state.status === "Cancelled") return null;
  if (!isCancellable) return { refused: `This return is ${label.toLowerCase()} and can no longer be cancelled.` };
  return end(state, "Cancelled", { event: "cancelled", data: null });
}

/** The money has arrived: `paise` of it sent by the shop, `byHandPaise` refunded before by hand at the provider. */
export function receiveReturnRefund(
  state: ReturnState,
  data: { paise: number; byHandPaise: number },
): ReturnChange | null {
  if (state.refundStatus !== "Refund pending") return null;
  return change(state, { refundStatus: "Refunded", event: "refunded", data });
}

/** An admin has paid the money of a cash order. */
export function payReturn(
  state: ReturnState,
  data: { reference: string; paise: number },
): ReturnChange | ReturnRefusal {
  if (state.refundStatus !== "To pay") return { refused: "This return has no money to be paid." };
  return change(state, { refundStatus: "Refunded", event: "paidOut", data });
}

/** The order of the exchanged pieces was rejected: `paise`, what was paid for them, is due now. */
export function rejectExchange(state: ReturnState, paise: number): ReturnChange {
  return change(state, { refundStatus: dueStatus(state, paise), event: "exchangeRejected", data: { paise } });
}

/** Money and exchange are done; null as long as they are not. */
export function completeReturn(state: ReturnState): ReturnChange | null {
  const isExchanged = state.exchange === "none" || state.exchange === "done";
  if (state.status !== "Received" || !refundTraits[state.refundStatus].isSettled || !isExchanged) return null;
  return change(state, { status: "Completed", event: "completed", data: null });
}
