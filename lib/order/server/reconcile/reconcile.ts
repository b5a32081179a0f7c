import "server-only";
import type { QueryFilter } from "mongoose";
import type { Reconciled } from "@/lib/order/schema";
import { connectDatabase } from "@/lib/server/database/connection";
import { Order, type OrderFields, type StoredOrder } from "@/models/order";
import { processRefunds } from "../payment/refunds";
import { processReturnRefunds } from "../payment/return-refunds";
import { checkOrder, settleFromProvider } from "./check-order";
import { releaseHoldsOnSoldOut, releaseIfExpired } from "./release";
import { type List, runLists } from "./run-lists";
import { moneyWithoutOrder, newPayments, oldUnmatchedPayments } from "./unmatched-payments";

/** How many orders are read from the database at once. */
const batch = 100;

/**
 * Reconciles orders with the provider: sends pending refunds, records payments whose confirmation was missed, releases
 * holds that expired unpaid, records manual refunds, and lists captured payments without an order. Work that does not
 * fit into the time of one run is left for the next, which starts with the longest due.
 * @param until when to begin no new work, in ms since 1970; the last call to the provider can take 20 s more
 */
export async function reconcile(until: number): Promise<Reconciled> {
  await connectDatabase();
  const start = new Date();
  const budgetMs = until - start.getTime();
  const counts = { settled: 0, released: 0, refunds: 0 };

  const refunds = orders(
    0.5,
    { "refunds.status": { $in: ["wanted", "sent"] }, nextCheckAt: notAfter(start) },
    async (order) => {
      counts.refunds += await processRefunds(order._id.toString());
      if (await settleFromProvider(order)) counts.settled++;
    },
  );
  const returnRefunds = orders(
    0.6,
    { "returnRefunds.status": { $in: ["wanted", "sent"] }, nextCheckAt: notAfter(start) },
    async (order) => {
      counts.refunds += await processReturnRefunds(order._id);
      if (await settleFromProvider(order)) counts.settled++;
    },
  );
  const expiredHolds = orders(
    0.75,
    { holdUntil: { $type: "date", $lte: start }, nextCheckAt: notAfter(start) },
    async (order) => {
      if (await settleFromProvider(order)) counts.settled++;
      else if (await releaseIfExpired(order._id.toString())) counts.released++;
    },
  );
  const isNotLate = { holdUntil: { $not: { $lte: start } } };
  const open = orders(0.9, { nextCheckAt: { $lte: start }, ...isNotLate }, async (order) => {
    if (await settleFromProvider(order)) counts.settled++;
  });
  const lists = [refunds, returnRefunds, expiredHolds, open, newPayments(start), oldUnmatchedPayments(start)];
  const tally = await runLists(lists, { budgetMs, now: () => performance.now() });
  counts.released += await releaseHoldsOnSoldOut(until);

  return {
    ...counts,
    unreachable: tally.unreachable + tally.failed + tally.skipped,
    setAside: tally.refused,
    left: await Order.countDocuments({ nextCheckAt: { $lte: start } }),
    moneyWithoutOrder: await moneyWithoutOrder(),
  };
}

/** Also matches holds and refunds of older orders without this date: they are due immediately. */
const notAfter = (start: Date) => ({ $not: { $gt: start } });

function orders(until: number, filter: QueryFilter<OrderFields>, work: (order: StoredOrder) => Promise<void>): List {
  const due = async () => {
    const found = await Order.find(filter).sort({ nextCheckAt: 1 }).limit(batch).lean();
    return found.map((order) => () => checkOrder(order, () => work(order)));
  };
  return { until, due };
}
