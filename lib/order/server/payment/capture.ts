import "server-only";
import { AppError, invalid } from "@/lib/errors";
import type { CapturePayment } from "@/lib/order/request-schema";
import {
  capturePayment,
  fetchPayment,
  type ProviderPayment,
  paymentSignatureFits,
} from "@/lib/payment/server/razorpay";
import { log } from "@/lib/server/log";
import type { StoredOrder } from "@/models/order";
import { ownOrder } from "../checkout/own-order";
import { type Settled, settlePayment } from "./settle";

/**
 * Confirms a payment that the shopper's browser reports: verifies the signature over the stored Razorpay order id, then
 * checks with the provider that the payment is for this order and its amount, and is captured.
 * @throws AppError not_found, forbidden, invalid (not verified, nothing changed), provider_failed, not_configured
 */
export async function captureOrder(userId: string, body: CapturePayment): Promise<Settled> {
  const order = await ownOrder(userId, body.orderId);
  const paymentId = body.razorpay_payment_id;
  const razorpayOrderId = order.razorpayOrderId ?? "";
  const signed =
    razorpayOrderId === body.razorpay_order_id &&
    paymentSignatureFits({ razorpayOrderId, paymentId, signature: body.razorpay_signature });
  if (!signed) {
    log.warn({ orderId: body.orderId, paymentId }, "a payment was reported with an invalid signature");
    throw invalid("razorpay_signature", "does not belong to this order");
  }
  const payment = await fetchPayment(paymentId);
  const captured = payment && (await capturedFor(order, payment));
  if (!captured) {
    log.warn({ orderId: body.orderId, paymentId }, "a payment was reported that does not match its order");
    throw invalid("razorpay_payment_id", "is not a completed payment of this order");
  }
  return settlePayment(body.orderId, captured);
}

/**
 * The captured payment, if it matches the order and its amount. A payment that is only authorized is captured here.
 * Null if it does not match or did not succeed. @throws AppError provider_failed
 */
export async function capturedFor(order: StoredOrder, payment: ProviderPayment): Promise<ProviderPayment | null> {
  if (!fits(order, payment)) return null;
  const known = payment.status === "authorized" ? await capturePayment(payment.id, payment.amountPaise) : payment;
  // A refunded payment was captured before; settling it records the refund.
  return known.status === "captured" || known.status === "refunded" ? known : null;
}

function fits(order: StoredOrder, payment: ProviderPayment): boolean {
  return (
    payment.orderId === order.razorpayOrderId && payment.amountPaise === order.totalAmount && payment.currency === "INR"
  );
}

/** @throws AppError conflict with the order, when this payment of it is refunded */
export function refuseRefunded({ outcome, order }: Settled, orders: unknown): void {
  if (outcome === "paid") return;
  const message =
    order.paymentStatus === "Paid"
      ? "This order is already paid. Your second payment is on its way back to you."
      : "This order is no longer available. Your refund is on its way.";
  throw new AppError("conflict", message, { extra: { orders } });
}
