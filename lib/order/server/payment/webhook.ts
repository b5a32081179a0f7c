import "server-only";
import * as z from "zod";
import { AppError } from "@/lib/errors";
import { fetchPayment, webhookSignatureFits } from "@/lib/payment/server/razorpay";
import { afterResponse } from "@/lib/server/after-response";
import { connectDatabase } from "@/lib/server/database/connection";
import { databaseAway, isDuplicateKey } from "@/lib/server/database/errors";
import { inTransaction } from "@/lib/server/database/transaction";
import { log } from "@/lib/server/log";
import { withinMs } from "@/lib/server/time-limit";
import { Order } from "@/models/order";
import { WebhookEvent } from "@/models/webhook-event";
import { newStep } from "../steps";
import { capturedFor } from "./capture";
import { receiveRefund, refundFailed } from "./refunds";
import { receiveReturnRefundEvent } from "./return-refunds";
import { settlePayment } from "./settle";

const PaymentEntity = z.object({
  id: z.string().min(1).max(100),
  order_id: z.string().min(1).max(100),
  amount: z.int(),
  currency: z.string(),
  error_description: z
    .string()
    .transform((reason) => reason.slice(0, 200))
    .nullish(),
});
type PaymentEntity = z.infer<typeof PaymentEntity>;
const RefundEntity = z.object({ id: z.string().max(100), payment_id: z.string().min(1).max(100), amount: z.int() });

/** The events that are handled; any other is acknowledged and ignored. */
const PaymentEvent = z.object({
  event: z.enum(["payment.authorized", "payment.captured", "order.paid", "payment.failed"]),
  payload: z.object({ payment: z.object({ entity: PaymentEntity }) }),
});
const RefundEvent = z.object({
  event: z.enum(["refund.processed", "refund.failed"]),
  payload: z.object({ refund: z.object({ entity: RefundEntity }) }),
});

/** The provider treats a response after 5 s as a failure. */
const answerMs = 4_000;

/**
 * Handles a webhook event of the provider. Events may arrive twice, late, out of order or not at all, so every handler
 * is idempotent. The event id is stored only after the event was handled, so that a failed event is retried.
 * @throws AppError bad_signature, bad_json, provider_failed, database_away (also on a timeout: the event may still be
 * recorded)
 */
export async function receiveEvent(raw: string, signature: string | null, eventId: string | null): Promise<void> {
  if (!webhookSignatureFits(raw, signature ?? "")) {
    log.warn("received an event with an invalid signature");
    throw new AppError("bad_signature", "The signature does not match.");
  }
  const body = parseJson(raw);
  const payment = PaymentEvent.safeParse(body).data;
  const refund = RefundEvent.safeParse(body).data;
  if (payment || refund) await withinMs(answerMs, () => handle({ payment, refund }, eventId), databaseAway);
}

interface Known {
  payment?: z.infer<typeof PaymentEvent>;
  refund?: z.infer<typeof RefundEvent>;
}

async function handle({ payment, refund }: Known, eventId: string | null): Promise<void> {
  await connectDatabase();
  if (eventId && (await WebhookEvent.exists({ _id: eventId }))) return;
  if (payment?.event === "payment.failed") return noteFailure(payment.payload.payment.entity);
  if (payment) await handlePayment(payment);
  if (refund) await handleRefund(refund);
  if (eventId) await WebhookEvent.updateOne({ _id: eventId }, { $set: { at: new Date() } }, { upsert: true });
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch (cause) {
    throw new AppError("bad_json", "The event is not valid JSON.", { cause });
  }
}

async function handleRefund({ event, payload }: z.infer<typeof RefundEvent>): Promise<void> {
  const { id, payment_id, amount } = payload.refund.entity;
  if (event === "refund.processed") await receiveRefund(payment_id, id, amount);
  else await refundFailed(payment_id);
  await receiveReturnRefundEvent(payment_id);
  await recordRefundByHand(payment_id);
}

/** Records a refund of a paid order that the shop did not request. */
async function recordRefundByHand(paymentId: string): Promise<void> {
  const order = await Order.findOne({ paymentId, paymentStatus: "Paid" }, { _id: 1 }).lean();
  const payment = order && (await fetchPayment(paymentId));
  if (payment) await settlePayment(order._id.toString(), payment);
}

async function handlePayment({ event, payload }: z.infer<typeof PaymentEvent>): Promise<void> {
  const { id, order_id } = payload.payment.entity;
  const order = await Order.findOne({ razorpayOrderId: order_id }).lean();
  if (!order) return;
  const settle = async () => {
    // The event holds the state at its creation: it may arrive late, after the payment was refunded.
    const payment = await fetchPayment(id);
    const captured = payment && (await capturedFor(order, payment));
    if (captured) await settlePayment(order._id.toString(), captured);
    else log.error({ orderId: order._id, paymentId: id, event }, "a payment does not match its order");
  };
  if (event !== "payment.authorized") return settle();
  // Capturing sends another request to the provider, which may exceed the provider's timeout for this response.
  afterResponse(() =>
    settle().catch((error: unknown) =>
      log.error({ err: error, paymentId: id }, "capture failed, the reconciler will try again"),
    ),
  );
}

/**
 * A failed payment only adds a step to the history: the shopper may try again while the hold is active, and the event may
 * arrive after another payment has succeeded. A payment fails once, so the failure is stored under the payment's id
 * instead of the event's, together with the history. The same failure under several event ids, or reported concurrently,
 * is recorded once.
 */
async function noteFailure({ id, order_id, error_description }: PaymentEntity): Promise<void> {
  await inTransaction(async (session) => {
    await WebhookEvent.create([{ _id: `payment.failed ${id}`, at: new Date() }], { session });
    const order = await Order.findOne({ razorpayOrderId: order_id }, null, { session }).lean();
    // A payment that was captured has not failed, whatever an older event says.
    if (!order || order.paymentId === id || order.refunds.some(({ paymentId }) => paymentId === id)) return;
    const data = { isAnother: Boolean(order.paymentId), message: error_description ?? "" };
    const step = newStep(order, { event: "paymentFailed", data });
    await Order.updateOne({ _id: order._id }, { $push: { history: step } }, { session });
  }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}
