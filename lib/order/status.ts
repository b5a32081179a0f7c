export const orderStatuses = ["Pending", "Shipped", "Rejected", "Delivered"] as const;
export const paymentStatuses = ["Unpaid", "Paid", "Failed", "Refund pending", "Refunded"] as const;
export const paymentMethods = { cash: "Cash On Delivery", razorpay: "Razorpay" } as const;

/** Who or what rejects an order: a newer order, its shopper, an admin, or the end of its hold. */
export const closers = ["replaced", "shopper", "admin", "timeout"] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type ClosedBy = (typeof closers)[number];
export type PaymentMethod = (typeof paymentMethods)[keyof typeof paymentMethods];

/** What the rules ask of a status: whether the parcel has left the shop, and whether the order is still under way. */
const traits: Record<OrderStatus, { isSent: boolean; isOpen: boolean }> = {
  Pending: { isSent: false, isOpen: true },
  Shipped: { isSent: true, isOpen: true },
  Rejected: { isSent: false, isOpen: false },
  Delivered: { isSent: true, isOpen: false },
};

/** Whether the parcel of an order with this status has left the shop. */
export const isSent = (status: OrderStatus): boolean => traits[status].isSent;

/** The statuses of orders that are still under way. */
export const openStatuses = orderStatuses.filter((status) => traits[status].isOpen);

/** How long a Razorpay order keeps its pieces while it is being paid, in ms: 15 minutes. */
export const holdMs = 15 * 60_000;

/** The longest reason that an admin can give for rejecting an order, in characters. */
export const longestReason = 200;
