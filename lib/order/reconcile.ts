import "server-only";
import { dayMs } from "@/lib/dates";
import { connectDatabase } from "@/lib/db";
import { log } from "@/lib/log";
import { paiseToRupees } from "@/lib/money";
import { fetchOrderPayments, listRecentPayments, type ProviderPayment, paymentsEnabled } from "@/lib/payment/razorpay";
import { Order, type StoredOrder } from "@/models/order";
import { capturedFor } from "./capture";
import { pursueRefunds } from "./refunds";
import { releaseIfLate } from "./release";
import type { Reconciled } from "./schema";
import { settlePayment } from "./settle";
import { paymentMethods } from "./status";

/** How far back unpaid orders and payments are looked at, in days; the provider gives an uncaptured payment back after 5. */
const daysBack = 6;

/** How many orders one run looks at; the next run goes on. */
const batch = 200;

/** After so many failures in a row the provider counts as away: what is left is not asked about in this run. */
const failuresInRow = 5;

/**
 * Makes our books agree with the provider's: settles what was paid without our hearing of it, releases holds that ran
 * out unpaid, hands on refunds, and names captured money that no order knows.
 * A provider who is away leaves an order as it is for the next run.
 */
export async function reconcile(): Promise<Reconciled> {
  await connectDatabase();
  const result: Reconciled = { settled: 0, released: 0, refunds: 0, unreachable: 0, moneyWithoutOrder: [] };
  const since = new Date(Date.now() - daysBack * dayMs);

  let inRow = 0;
  const attempt = async (order: StoredOrder, work: () => Promise<void>) => {
    if (inRow < failuresInRow && (await isDone(order, work))) inRow = 0;
    else {
      inRow++;
      result.unreachable++;
    }
  };

  const late = await Order.find({ holdUntil: { $type: "date", $lte: new Date() } })
    .sort({ checkedAt: 1, holdUntil: 1 })
    .limit(batch)
    .lean();
  for (const order of late)
    await attempt(order, async () => {
      if (await settleFromProvider(order)) result.settled++;
      else if (await releaseIfLate(order._id.toString())) result.released++;
    });

  const unpaid = await Order.find({
    // The late ones have been asked about.
    _id: { $nin: late.map(({ _id }) => _id) },
    paymentMethod: paymentMethods.razorpay,
    paymentStatus: { $in: ["Unpaid", "Failed"] },
    orderDate: { $gte: since },
  })
    .sort({ checkedAt: 1, orderDate: 1 })
    .limit(batch)
    .lean();
  for (const order of unpaid)
    await attempt(order, async () => {
      if (await settleFromProvider(order)) result.settled++;
    });

  const refunding = await Order.find({ "refunds.status": { $in: ["wanted", "sent"] } })
    .sort({ checkedAt: 1 })
    .limit(batch)
    .lean();
  for (const order of refunding)
    await attempt(order, async () => {
      result.refunds += await pursueRefunds(order._id.toString());
    });

  result.moneyWithoutOrder = await moneyWithoutOrder(since).catch((error: unknown) => {
    log.error({ err: error }, "the provider's payments could not be listed");
    result.unreachable++;
    return [];
  });
  log.info(result, "reconciled");
  return result;
}

/** Works on an order; one that fails is the last to be tried by the next run, so that it stops no other. */
async function isDone(order: StoredOrder, work: () => Promise<void>): Promise<boolean> {
  const error = await work().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error) log.error({ err: error, orderId: order._id }, "order not reconciled, the next run tries again");
  await Order.updateOne({ _id: order._id }, { $set: { checkedAt: new Date() } });
  return error === null;
}

/** Settles the payments that the provider has for an order, captured ones first; true when there was one. */
async function settleFromProvider(order: StoredOrder): Promise<boolean> {
  if (!order.razorpayOrderId || !paymentsEnabled()) return false;
  const payments = await fetchOrderPayments(order.razorpayOrderId);
  const captured = payments.filter(({ status }) => status === "captured");
  // An order is paid once: what else is only authorized is not taken, and the provider gives it back by itself.
  const authorized = captured.length > 0 ? [] : payments.filter(({ status }) => status === "authorized").slice(0, 1);
  let settled = false;
  for (const payment of [...captured, ...authorized]) if (await settleIfFits(order, payment)) settled = true;
  return settled;
}

async function settleIfFits(order: StoredOrder, payment: ProviderPayment): Promise<boolean> {
  if (!(await capturedFor(order, payment))) return false;
  await settlePayment(order._id.toString(), payment.id);
  return true;
}

/**
 * Captured payments of the last days that no order carries. One that fits an order after all, such as a second payment
 * whose webhook was lost, is settled; what is left is money without an order, of which there must be none.
 */
async function moneyWithoutOrder(since: Date): Promise<Reconciled["moneyWithoutOrder"]> {
  if (!paymentsEnabled()) return [];
  const captured = (await listRecentPayments(since)).filter((payment) => payment.status === "captured");
  const ids = captured.map((payment) => payment.id);
  const known = await Order.find(
    { $or: [{ paymentId: { $in: ids } }, { "refunds.paymentId": { $in: ids } }] },
    { paymentId: 1, refunds: 1 },
  ).lean();
  const booked = new Set(
    known.flatMap((order) => [order.paymentId, ...order.refunds.map((refund) => refund.paymentId)]),
  );
  const strays: Reconciled["moneyWithoutOrder"] = [];
  for (const payment of captured.filter(({ id }) => !booked.has(id))) {
    const order = payment.orderId ? await Order.findOne({ razorpayOrderId: payment.orderId }).lean() : null;
    if (order && (await settleIfFits(order, payment))) continue;
    strays.push({
      paymentId: payment.id,
      razorpayOrderId: payment.orderId ?? "",
      amount: paiseToRupees(payment.amountPaise),
    });
  }
  if (strays.length > 0) log.error({ strays }, "there is money without an order");
  return strays;
}
