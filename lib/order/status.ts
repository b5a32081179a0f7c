export const orderStatuses = ["Pending", "Shipped", "Rejected", "Delivered"] as const;
export const paymentStatuses = ["Unpaid", "Paid", "Failed", "Refund pending", "Refunded"] as const;
export const paymentMethods = { cash: "Cash On Delivery", razorpay: "Razorpay" } as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type PaymentMethod = (typeof paymentMethods)[keyof typeof paymentMethods];

/** How long a Razorpay order keeps its pieces while it is being paid, in ms: 15 minutes. */
export const holdMs = 15 * 60_000;
