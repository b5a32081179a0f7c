import type { ReturnMail } from "@/lib/message/options";

export const returnStatuses = [
  "Requested",
  "Approved",
  "Picked up",
  "Received",
  "Completed",
  "Declined",
  "Cancelled",
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** How the money of a return stands: none to refund, not due yet, sent by Razorpay, to be paid by an admin, arrived. */
export const refundStatuses = ["None", "Waiting", "Refund pending", "To pay", "Refunded"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What these mean. One that leaves anything of this open does not compile. */
export const refundTraits: Record<RefundStatus, { isDue: boolean; isSettled: boolean }> = {
  None: { isDue: false, isSettled: true },
  Waiting: { isDue: false, isSettled: false },
  "Refund pending": { isDue: true, isSettled: false },
  "To pay": { isDue: true, isSettled: false },
  Refunded: { isDue: false, isSettled: true },
};

/** Reasons for which the shop is to blame: with them the fees are refunded too, when the whole order comes back. */
export const faultReasons = ["Not as described", "Damaged or defective", "Wrong item"] as const;
export const returnReasons = [
  "Size too small",
  "Size too large",
  "Not as described",
  "Damaged or defective",
  "Wrong item",
  "Changed my mind",
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Whether the shop is to blame for a reason. */
export const isFault = (reason: ReturnReason) => faultReasons.some((fault) => fault === reason);

/** What a status means. A status that leaves anything of this open does not compile. */
interface StatusTraits {
  label: string;
  /** The classes of its badge. */
  badge: string;
  /** The statuses that an admin can set next; `Completed` is set by the shop. */
  next: readonly ReturnStatus[];
  /** Whether the shopper can cancel. */
  isCancellable: boolean;
  /** Whether its pieces count as returned or about to be. */
  stands: boolean;
  /** Whether pieces for an exchange are taken from stock for the return itself, before there is an order for them. */
  holdsPieces: boolean;
  /** Whether the goods are back, or count as if. */
  isReceived: boolean;
  /** The mail about a return that gets it, null if others tell; where money is due with it, the mail about that is sent instead. */
  mail: ReturnMail | null;
}

const open = { stands: true, holdsPieces: true, isReceived: false } as const;
const received = { next: [], isCancellable: false, stands: true, holdsPieces: false, isReceived: true } as const;
const closed = { next: [], isCancellable: false, stands: false, holdsPieces: false, isReceived: false } as const;

export const statusTraits: Record<ReturnStatus, StatusTraits> = {
  Requested: {
    ...open,
    label: "Requested",
    badge: "bg-status-pending text-status-pending-ink",
    next: ["Approved", "Declined"],
    isCancellable: true,
    mail: "returnRequested",
  },
  Approved: {
    ...open,
    label: "Approved",
    badge: "bg-status-shipped text-status-shipped-ink",
    next: ["Picked up", "Declined"],
    isCancellable: true,
    mail: "returnApproved",
  },
  "Picked up": {
    ...open,
    label: "Picked up",
    badge: "bg-status-shipped text-status-shipped-ink",
    next: ["Received", "Declined"],
    isCancellable: false,
    mail: "returnPickedUp",
  },
  Received: {
    ...received,
    label: "Received",
    badge: "bg-status-shipped text-status-shipped-ink",
    mail: "returnReceived",
  },
  Completed: {
    ...received,
    label: "Completed",
    badge: "bg-status-delivered text-status-delivered-ink",
    mail: null,
  },
  Declined: {
    ...closed,
    label: "Declined",
    badge: "bg-status-rejected text-status-rejected-ink",
    mail: "returnDeclined",
  },
  Cancelled: {
    ...closed,
    label: "Cancelled",
    badge: "bg-status-rejected text-status-rejected-ink",
    mail: "returnCancelled",
  },
};

/** The statuses that have a trait. */
export const returnStatusesThat = (has: (traits: StatusTraits) => boolean) =>
  returnStatuses.filter((status) => has(statusTraits[status]));

/** Returns that wait for the shop: neither completed nor ended otherwise. */
export const openReturnStatuses = ["Requested", "Approved", "Picked up", "Received"] as const;

/** The maximum length of a shopper's note, of an admin's reason and of the reference of a payment, in characters. */
export const maxNoteLength = 500;
export const maxWhyLength = 200;
export const maxReferenceLength = 60;

/** The maximum number of pictures with a request. */
export const maxPictures = 4;
