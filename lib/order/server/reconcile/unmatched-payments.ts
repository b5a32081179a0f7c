import "server-only";
import { dayMs, hourMs } from "@/lib/dates";
import { paiseToRupees } from "@/lib/money";
import type { Reconciled } from "@/lib/order/schema";
import { fetchPayment, listPayments, type ProviderPayment, paymentsEnabled } from "@/lib/payment/server/razorpay";
import { log } from "@/lib/server/log";
import { Bookmark } from "@/models/bookmark";
import { Order } from "@/models/order";
import { UnmatchedPayment } from "@/models/unmatched-payment";
import { settleIfFits } from "./check-order";
import type { Check, List } from "./run-lists";

/** The period of payments read in one step, and how much of the previous period is read again. */
const windowMs = dayMs;
const overlapMs = hourMs;
/** A payment not captured by then never will be: the provider refunds it after 5 days. */
const hopelessMs = 10 * dayMs;
const batch = 20;
const bookmarkId = "payments";

/**
 * Reads the provider's payments from the end of the last run up to `start`. Payments of an order, such as a second
 * payment whose webhook was lost, are recorded; payments without an order are stored as unmatched until they are settled.
 */
export function newPayments(start: Date): List {
  let isBroken = false;
  const due = async (): Promise<Check[]> => {
    if (isBroken || !paymentsEnabled()) return [];
    const from = (await Bookmark.findById(bookmarkId).lean())?.at ?? (await firstDate(start));
    if (from >= start) return [];
    const to = new Date(Math.min(from.getTime() + windowMs, start.getTime()));
    return [
      async () => {
        try {
          const payments = await listPayments(new Date(from.getTime() - overlapMs), to);
          await matchPayments(payments, start);
          await Bookmark.updateOne({ _id: bookmarkId }, { $set: { at: to } }, { upsert: true });
          return "done";
        } catch (error) {
          isBroken = true;
          log.error({ err: error, from, to }, "the provider's payments could not be listed");
          return "failed";
        }
      },
    ];
  };
  return { until: 1, due };
}

async function firstDate(start: Date): Promise<Date> {
  const oldest = await Order.findOne({}, { orderDate: 1 }).sort({ orderDate: 1 }).lean();
  return oldest && oldest.orderDate < start ? oldest.orderDate : new Date(start.getTime() - overlapMs);
}

async function matchPayments(payments: readonly ProviderPayment[], start: Date): Promise<void> {
  const open = payments.filter(({ status }) => status !== "failed" && status !== "refunded");
  const ids = open.map(({ id }) => id);
  const known = await Order.find(
    { $or: [{ paymentId: { $in: ids } }, { "refunds.paymentId": { $in: ids } }] },
    { paymentId: 1, refunds: 1 },
  ).lean();
  const recorded = new Set(
    known.flatMap(({ paymentId, refunds }) => [paymentId, ...refunds.map((one) => one.paymentId)]),
  );
  for (const payment of open) {
    if (!recorded.has(payment.id) && !(await isMatched(payment))) await storeUnmatched(payment, start);
  }
}

/** The same as `belongsToOrder`; one that can't be settled is unmatched until it can, and holds up no other. */
async function isMatched(payment: ProviderPayment): Promise<boolean> {
  try {
    return await belongsToOrder(payment);
  } catch (error) {
    log.error({ err: error, paymentId: payment.id }, "a payment could not be settled, it is tried again");
    return false;
  }
}

/** Whether the payment belongs to an order, now or once it is captured. The order itself is checked elsewhere. */
async function belongsToOrder(payment: ProviderPayment): Promise<boolean> {
  if (!payment.orderId) return false;
  const order = await Order.findOne({ razorpayOrderId: payment.orderId }).lean();
  if (!order) return false;
  return payment.status !== "captured" || settleIfFits(order, payment);
}

async function storeUnmatched(
  { id, orderId, amountPaise, status }: ProviderPayment,
  lastCheckedAt: Date,
): Promise<void> {
  const fields = {
    razorpayOrderId: orderId ?? "",
    amount: amountPaise,
    captured: status === "captured",
    lastCheckedAt,
  };
  await UnmatchedPayment.updateOne({ _id: id }, { $set: fields }, { upsert: true });
}

/** Checks the unmatched payments of earlier runs again. */
export function oldUnmatchedPayments(start: Date): List {
  const due = async (): Promise<Check[]> => {
    if (!paymentsEnabled()) return [];
    // One of the version before has none.
    const unmatched = await UnmatchedPayment.find({ lastCheckedAt: { $not: { $gte: start } } })
      .sort({ lastCheckedAt: 1 })
      .limit(batch)
      .lean();
    return unmatched.map(({ _id }) => async () => {
      await UnmatchedPayment.updateOne({ _id }, { $set: { lastCheckedAt: start } });
      try {
        const payment = await fetchPayment(_id);
        const isOpen = payment && (await isUnmatched(payment, start));
        if (isOpen) await storeUnmatched(payment, start);
        else await UnmatchedPayment.deleteOne({ _id });
        return "done";
      } catch (error) {
        log.error({ err: error, paymentId: _id }, "a payment without an order could not be checked");
        return "failed";
      }
    });
  };
  return { until: 1, due };
}

async function isUnmatched(payment: ProviderPayment, now: Date): Promise<boolean> {
  const { id, status, createdAt } = payment;
  if (status === "failed" || status === "refunded") return false;
  if (status !== "captured") return now.getTime() - createdAt.getTime() < hopelessMs;
  const isRecorded = await Order.exists({ $or: [{ paymentId: id }, { "refunds.paymentId": id }] });
  return !isRecorded && !(await belongsToOrder(payment));
}

/** Captured payments that belong to no order. There should be none. */
export async function moneyWithoutOrder(): Promise<Reconciled["moneyWithoutOrder"]> {
  const unmatched = await UnmatchedPayment.find({ captured: true }).sort({ _id: 1 }).lean();
  if (unmatched.length > 0)
    log.error({ unmatched: unmatched.map(({ _id }) => _id) }, "there are payments without an order");
  return unmatched.map(({ _id, razorpayOrderId, amount }) => ({
    paymentId: _id,
    razorpayOrderId: razorpayOrderId ?? "",
    amount: paiseToRupees(amount),
  }));
}
