export const orderStatuses = ["Pending", "Shipped", "Rejected", "Delivered"] as const;
export const paymentStatuses = ["Unpaid", "Paid", "Failed", "Refund pending", "Refunded"] as const;
export const paymentMethods = { cash: "Cash On Delivery", razorpay: "Razorpay" } as const;

/** Who or what rejected an order: a newer order, its shopper, an admin, or the expiry of its hold. */
export const closers = ["replaced", "shopper", "admin", "timeout"] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type ClosedBy = (typeof closers)[number];
export type PaymentMethod = (typeof paymentMethods)[keyof typeof paymentMethods];

/**
 * The traits of a status that the rules use: whether the parcel has left the shop, and whether the order is open; and
 * what the shopper reads when an admin has set it.
 */
const traits: Record<OrderStatus, { isSent: boolean; isOpen: boolean; arrival: string }> = {
  Pending: { isSent: false, isOpen: true, arrival: "Back in preparation" },
  Shipped: { isSent: true, isOpen: true, arrival: "Shipped" },
  Rejected: { isSent: false, isOpen: false, arrival: "Rejected by the shop" },
  Delivered: { isSent: true, isOpen: false, arrival: "Delivered" },
};

/** What the shopper reads in the history when an admin has set this status. */
export const arrivalText = (status: OrderStatus): string => traits[status].arrival;

/** Whether the parcel of an order with this status has left the shop. */
export const isSent = (status: OrderStatus): boolean => traits[status].isSent;

/** The statuses of open orders. */
export const openStatuses = orderStatuses.filter((status) => traits[status].isOpen);

/** How long a Razorpay order holds its pieces while it is being paid, in ms: 15 minutes. */
export const holdMs = 15 * 60_000;

/** The maximum length of an admin's reason for rejecting an order, in characters. */
export const longestReason = 200;
