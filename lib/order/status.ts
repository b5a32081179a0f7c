import type { OrderMail } from "@/lib/message/options";

export const orderStatuses = ["Pending", "Shipped", "Rejected", "Delivered"] as const;
export const paymentStatuses = ["Unpaid", "Paid", "Failed", "Refund pending", "Refunded"] as const;
export const paymentMethods = { cash: "Cash On Delivery", razorpay: "Razorpay" } as const;

/** Who or what rejected an order: a newer order, its shopper, an admin, or the expiry of its hold. */
export const closers = ["replaced", "shopper", "admin", "timeout"] as const;

/** What becomes of an order on paper; without a GSTIN of the seller it is receipts. */
export const documentKinds = ["invoice", "creditNote", "receipt", "refundReceipt"] as const;

export type DocumentKind = (typeof documentKinds)[number];
export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type ClosedBy = (typeof closers)[number];
export type PaymentMethod = (typeof paymentMethods)[keyof typeof paymentMethods];

/** Where the parcel of an order is: waiting in the shop, underway, delivered, or there is none to deliver. */
export type Parcel = "waiting" | "underway" | "delivered" | "none";

/** What a status means. A status that leaves anything of this open does not compile. */
interface StatusTraits {
  label: string;
  /** The classes of its badge and of its part of a bar, and its place among the parts. */
  badge: string;
  bar: string;
  place: number;
  parcel: Parcel;
  /** The statuses that an admin can set next. */
  next: readonly OrderStatus[];
  /** Whether its orders are sales, if they are paid or will be paid in cash. */
  isSale: boolean;
  /** Whether the pieces of its orders are taken from stock. */
  holdsStock: boolean;
  /** Whether the cash of a cash order has been collected. */
  isCashCollected: boolean;
  /** Whether a payment is refunded when it is set. */
  refunds: boolean;
  /** The mail about an order that gets it. */
  mail: OrderMail | null;
  /** What the shopper reads in the history when an admin has set it. */
  arrival: string;
}

export const statuses: Record<OrderStatus, StatusTraits> = {
  Pending: {
    label: "Pending",
    badge: "bg-status-pending text-status-pending-ink",
    bar: "bg-turmeric",
    place: 3,
    parcel: "waiting",
    next: ["Shipped", "Rejected", "Delivered"],
    isSale: true,
    holdsStock: true,
    isCashCollected: false,
    refunds: false,
    mail: null,
    arrival: "Back in preparation",
  },
  Shipped: {
    label: "Shipped",
    badge: "bg-status-shipped text-status-shipped-ink",
    bar: "bg-status-shipped-ink",
    place: 2,
    parcel: "underway",
    next: ["Pending", "Rejected", "Delivered"],
    isSale: true,
    holdsStock: true,
    isCashCollected: false,
    refunds: false,
    mail: "orderShipped",
    arrival: "Shipped",
  },
  Rejected: {
    label: "Rejected",
    badge: "bg-status-rejected text-status-rejected-ink",
    bar: "bg-error",
    place: 4,
    parcel: "none",
    next: ["Pending", "Shipped", "Delivered"],
    isSale: false,
    holdsStock: false,
    isCashCollected: false,
    refunds: true,
    mail: "orderCancelled",
    arrival: "Rejected by the shop",
  },
  Delivered: {
    label: "Delivered",
    badge: "bg-status-delivered text-status-delivered-ink",
    bar: "bg-good",
    place: 1,
    parcel: "delivered",
    next: ["Pending", "Shipped", "Rejected"],
    isSale: true,
    holdsStock: true,
    isCashCollected: true,
    refunds: false,
    mail: "orderDelivered",
    arrival: "Delivered",
  },
};

/** The statuses that have a trait; those whose parcel is in one of these places. */
export const statusesThat = (has: (traits: StatusTraits) => boolean) => orderStatuses.filter((id) => has(statuses[id]));
export const statusesWith = (...parcels: Parcel[]) => statusesThat(({ parcel }) => parcels.includes(parcel));

/** Whether the parcel of an order with this status has left the shop. */
export const isSent = (status: OrderStatus) => ["underway", "delivered"].includes(statuses[status].parcel);

/** The statuses of open orders, and of those that have not left the shop. */
export const openStatuses = statusesWith("waiting", "underway");
export const waitingStatuses = statusesWith("waiting");

/**
 * The kinds of warnings about an order, each with the value that the database and the API have had for it since before
 * goods could come back. Code uses the name.
 */
export const warningKinds = { refused: "refused", byHand: "returned" } as const;
export type WarningKind = (typeof warningKinds)[keyof typeof warningKinds];

/** How long a Razorpay order holds its pieces while it is being paid, in ms: 15 minutes. */
export const holdMs = 15 * 60_000;

/** Why an admin rejects an order, besides a reason in words: its parcel came back. */
export const rejectionCauses = ["undelivered"] as const;
export type RejectionCause = (typeof rejectionCauses)[number];

/** The maximum length of an admin's reason for rejecting an order, in characters. */
export const maxReasonLength = 200;
