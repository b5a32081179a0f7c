import { createHmac } from "node:crypto";

const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

/** The signature that the checkout passes to the shop with a payment, in hex. */
export const checkoutSignature = (secret: string, orderId: string, paymentId: string) =>
  hmac(secret, `${orderId}|${paymentId}`);

/** The value of X-Razorpay-Signature, over the raw body, in hex. */
export const webhookSignature = hmac;
