import "server-only";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { call } from "./call";
import { razorpay } from "./client";
import { failureOf } from "./failure";
import { listOf, OrderEntity, PaymentEntity, type ProviderPayment, type ProviderRefund, RefundEntity } from "./shape";
import { signatureFits } from "./signature";

export type { ProviderPayment, ProviderRefund } from "./shape";

/*
 * All that the shop asks Razorpay. Every function that calls raises AppError provider_failed when the provider can't be
 * reached, is slow or refuses, and not_configured without keys. Amounts are paise.
 */

/**
 * How long a late payment is still captured by the provider itself, and may be captured by us, in minutes. The first is
 * longer than a hold; payments that stay authorized longer than the second go back to the shopper.
 */
const capture_options = { automatic_expiry_period: 30, manual_expiry_period: 7200, refund_speed: "normal" } as const;
/** The most that the provider gives in one list. */
const pageSize = 100;

let said = false;

/** Whether shoppers can pay with Razorpay. Says once in the log what is missing. */
export function paymentsEnabled(): boolean {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = env();
  const enabled = Boolean(RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET);
  if (!said && !enabled)
    log.warn("Pay With Razorpay is not offered: RAZORPAY_KEY_ID or RAZORPAY_KEY_SECRET is not set");
  if (!said && enabled && !RAZORPAY_WEBHOOK_SECRET) {
    log.warn("Razorpay's webhooks are refused: RAZORPAY_WEBHOOK_SECRET is not set");
  }
  said = true;
  return enabled;
}

/** What the browser needs to open the provider's checkout; the key id is public, null when payments are off. */
export function checkoutConfig(): { enabled: boolean; scriptUrl: string; keyId: string | null } {
  const { RAZORPAY_KEY_ID, RAZORPAY_CHECKOUT_URL } = env();
  const enabled = paymentsEnabled();
  return { enabled, scriptUrl: RAZORPAY_CHECKOUT_URL, keyId: enabled ? (RAZORPAY_KEY_ID ?? null) : null };
}

interface NewOrder {
  amountPaise: number;
  /** Our own name for the purchase, at most 40 characters, used once. */
  receipt: string;
  notes: Record<string, string>;
}

/** Makes the provider's order of a purchase, with automatic capture; one that was made unheard is found again. */
export async function createProviderOrder({ amountPaise, receipt, notes }: NewOrder): Promise<{ id: string }> {
  const { orders } = razorpay();
  const payment = { capture: "automatic", capture_options } as const;
  const made = await call(
    "create order",
    async () =>
      OrderEntity.parse(await orders.create({ amount: amountPaise, currency: "INR", receipt, notes, payment })),
    async () => {
      const { items } = listOf(OrderEntity).parse(await orders.all({ receipt, count: 10 }));
      return items.find((order) => order.receipt === receipt && order.amount === amountPaise);
    },
  );
  return { id: made.id };
}

/** A payment by its id; null when the provider does not know it. */
export async function fetchPayment(paymentId: string): Promise<ProviderPayment | null> {
  const { payments } = razorpay();
  if (!isId(paymentId)) return null;
  return call("fetch payment", async () => {
    try {
      return PaymentEntity.parse(await payments.fetch(paymentId));
    } catch (thrown) {
      const failure = failureOf(thrown);
      const unknown = failure.status === 400 && /does not exist|not a valid id/i.test(failure.message);
      if (unknown || failure.status === 404) return null;
      throw failure;
    }
  });
}

/** All payments that were tried for a provider's order, whatever became of them. */
export async function fetchOrderPayments(razorpayOrderId: string): Promise<ProviderPayment[]> {
  const { orders } = razorpay();
  return call("fetch payments of an order", async () => {
    return listOf(PaymentEntity).parse(await orders.fetchPayments(razorpayOrderId)).items;
  });
}

/** All payments made from one moment to another, both included, whatever became of them. */
export async function listPayments(since: Date, until: Date): Promise<ProviderPayment[]> {
  const { payments } = razorpay();
  const from = Math.floor(since.getTime() / 1000);
  // A fixed end: payments that come while the pages are read would push the others from page to page.
  const to = Math.ceil(until.getTime() / 1000);
  const all = new Map<string, ProviderPayment>();
  for (let skip = 0; ; skip += pageSize) {
    const { items } = await call("list payments", async () =>
      listOf(PaymentEntity).parse(await payments.all({ from, to, count: pageSize, skip })),
    );
    for (const payment of items) all.set(payment.id, payment);
    if (items.length < pageSize) return [...all.values()];
  }
}

/** Takes the money of an authorized payment, in full. One that is captured already is a success. */
export async function capturePayment(paymentId: string, amountPaise: number): Promise<ProviderPayment> {
  const { payments } = razorpay();
  return call(
    "capture payment",
    async () => PaymentEntity.parse(await payments.capture(paymentId, amountPaise, "INR")),
    async () => {
      const payment = PaymentEntity.parse(await payments.fetch(paymentId));
      const captured = payment.status === "captured" || payment.status === "refunded";
      return captured && payment.amountPaise === amountPaise ? payment : undefined;
    },
  );
}

interface NewRefund {
  paymentId: string;
  amountPaise: number;
  /** The same for every try of one refund: 10 to 40 letters, digits, _ and -. */
  key: string;
}

/** Gives a payment back in full; it happens once, however often it is asked for with the same key. */
export async function refundPayment({ paymentId, amountPaise, key }: NewRefund): Promise<ProviderRefund> {
  const { payments } = razorpay();
  if (!/^[\w-]{10,40}$/.test(key))
    throw new Error(`A refund's key must have 10 to 40 letters, digits, _ and -: ${key}`);
  return call(
    "refund payment",
    async () =>
      RefundEntity.parse(await payments.refund(paymentId, { amount: amountPaise, speed: "normal", receipt: key })),
    async () => {
      const refunds = await refundsOf(paymentId);
      const full = (refund: ProviderRefund) => refund.amountPaise === amountPaise && refund.status !== "failed";
      return refunds.find((refund) => refund.key === key) ?? refunds.find(full);
    },
  );
}

/** All refunds of a payment, failed ones too. */
export async function fetchRefunds(paymentId: string): Promise<ProviderRefund[]> {
  razorpay();
  return call("fetch refunds", () => refundsOf(paymentId));
}

async function refundsOf(paymentId: string): Promise<ProviderRefund[]> {
  const answer = await razorpay().payments.fetchMultipleRefund(paymentId, { count: pageSize });
  return listOf(RefundEntity).parse(answer).items;
}

/** Whether the checkout's signature belongs to this order and payment. */
export function paymentSignatureFits(reported: {
  razorpayOrderId: string;
  paymentId: string;
  signature: string;
}): boolean {
  const { razorpayOrderId, paymentId, signature } = reported;
  if (!isId(razorpayOrderId) || !isId(paymentId)) return false;
  return signatureFits(env().RAZORPAY_KEY_SECRET, `${razorpayOrderId}|${paymentId}`, signature);
}

/** Whether a webhook's signature belongs to its raw body. */
export function webhookSignatureFits(rawBody: string, signature: string): boolean {
  return signatureFits(env().RAZORPAY_WEBHOOK_SECRET, rawBody, signature);
}

/** The provider's ids are letters, digits and _; anything else must not get into the path of a call. */
function isId(text: unknown): text is string {
  return typeof text === "string" && /^\w{1,100}$/.test(text);
}
