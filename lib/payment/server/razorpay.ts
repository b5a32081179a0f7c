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
 * All requests of the shop to Razorpay. Every function that sends a request throws AppError provider_failed when the
 * provider is unreachable, times out or refuses, and not_configured without keys. Amounts are in paise.
 */

/**
 * How long the provider captures a late payment automatically, and how long the shop can capture it manually, in
 * minutes. The first is longer than a hold; payments that stay authorized longer than the second are refunded.
 */
const capture_options = { automatic_expiry_period: 30, manual_expiry_period: 7200, refund_speed: "normal" } as const;
/** The provider's maximum page size. */
const pageSize = 100;

let hasWarned = false;

/** Whether shoppers can pay with Razorpay. Logs missing settings once. */
export function paymentsEnabled(): boolean {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = env();
  const enabled = Boolean(RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET);
  if (!hasWarned && !enabled)
    log.warn("Pay With Razorpay is not offered: RAZORPAY_KEY_ID or RAZORPAY_KEY_SECRET is not set");
  if (!hasWarned && enabled && !RAZORPAY_WEBHOOK_SECRET) {
    log.warn("Razorpay's webhooks are refused: RAZORPAY_WEBHOOK_SECRET is not set");
  }
  hasWarned = true;
  return enabled;
}

/** What the browser needs to open the provider's checkout. The key id is public; null if payments are disabled. */
export function checkoutConfig(): { enabled: boolean; scriptUrl: string; keyId: string | null } {
  const { RAZORPAY_KEY_ID, RAZORPAY_CHECKOUT_URL } = env();
  const enabled = paymentsEnabled();
  return { enabled, scriptUrl: RAZORPAY_CHECKOUT_URL, keyId: enabled ? (RAZORPAY_KEY_ID ?? null) : null };
}

interface NewOrder {
  amountPaise: number;
  /** The shop's unique id for the purchase, at most 40 characters. */
  receipt: string;
  notes: Record<string, string>;
}

/** Creates the provider's order with automatic capture. If a response was lost, finds the order created before. */
export async function createProviderOrder({ amountPaise, receipt, notes }: NewOrder): Promise<{ id: string }> {
  const { orders } = razorpay();
  const payment = { capture: "automatic", capture_options } as const;
  const created = await call(
    "create order",
    async () =>
      OrderEntity.parse(await orders.create({ amount: amountPaise, currency: "INR", receipt, notes, payment })),
    async () => {
      const { items } = listOf(OrderEntity).parse(await orders.all({ receipt, count: 10 }));
      return items.find((order) => order.receipt === receipt && order.amount === amountPaise);
    },
  );
  return { id: created.id };
}

/** A payment by its id; null if it is unknown to the provider. */
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

/** All payment attempts for a provider's order, in any state. */
export async function fetchOrderPayments(razorpayOrderId: string): Promise<ProviderPayment[]> {
  const { orders } = razorpay();
  return call("fetch payments of an order", async () => {
    return listOf(PaymentEntity).parse(await orders.fetchPayments(razorpayOrderId)).items;
  });
}

/** All payments created between two times (inclusive), in any state. */
export async function listPayments(since: Date, until: Date): Promise<ProviderPayment[]> {
  const { payments } = razorpay();
  const from = Math.floor(since.getTime() / 1000);
  // A fixed end, because payments that arrive while the pages are read would shift the others between pages.
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

/** Captures an authorized payment in full. A payment that is already captured is a success. */
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
  /** The same for every attempt of one refund: 10 to 40 letters, digits, _ and -. */
  key: string;
  /** Whether another refund of the same amount may be something else: one of several parts. */
  isPart?: boolean;
}

/** Refunds this amount of a payment. Idempotent: repeated requests with the same key refund once. */
export async function refundPayment({
  paymentId,
  amountPaise,
  key,
  isPart = false,
}: NewRefund): Promise<ProviderRefund> {
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
      return refunds.find((refund) => refund.key === key) ?? (isPart ? undefined : refunds.find(full));
    },
  );
}

/** All refunds of a payment, including failed ones. */
export async function fetchRefunds(paymentId: string): Promise<ProviderRefund[]> {
  razorpay();
  return call("fetch refunds", () => refundsOf(paymentId));
}

async function refundsOf(paymentId: string): Promise<ProviderRefund[]> {
  const answer = await razorpay().payments.fetchMultipleRefund(paymentId, { count: pageSize });
  return listOf(RefundEntity).parse(answer).items;
}

/** Whether the checkout's signature is valid for this order and payment. */
export function paymentSignatureFits(reported: {
  razorpayOrderId: string;
  paymentId: string;
  signature: string;
}): boolean {
  const { razorpayOrderId, paymentId, signature } = reported;
  if (!isId(razorpayOrderId) || !isId(paymentId)) return false;
  return signatureFits(env().RAZORPAY_KEY_SECRET, `${razorpayOrderId}|${paymentId}`, signature);
}

/** Whether a webhook's signature is valid for its raw body. */
export function webhookSignatureFits(rawBody: string, signature: string): boolean {
  return signatureFits(env().RAZORPAY_WEBHOOK_SECRET, rawBody, signature);
}

/** The provider's ids consist of letters, digits and _; anything else must not get into the path of a request. */
function isId(text: unknown): text is string {
  return typeof text === "string" && /^\w{1,100}$/.test(text);
}
