import "server-only";
import type { PipelineStage } from "mongoose";
import { dayMs } from "@/lib/dates";
import type { SalesRow } from "@/lib/order/sales";
import { DaySales } from "@/models/day-sales";
import { Order } from "@/models/order";

/** The maximum delay between a change's timestamp and its write, in ms: transactions take time and clocks differ. */
const slackMs = 120_000;

/** A period in equal steps: `from` and `to` in ms since 1970, `stepMs` in ms. */
interface Steps {
  from: number;
  to: number;
  stepMs: number;
}

/** A period from `from` (inclusive) to `end` (exclusive), in ms since 1970. */
type Stretch = readonly [from: number, end: number];

/**
 * The orders from `from` to `to` (ms) grouped by step, status and payment. Sums of past days are stored until one of
 * their orders changes: a month of a large shop then takes milliseconds instead of a second.
 */
export async function salesRows({ from, to, stepMs }: Steps): Promise<SalesRow[]> {
  const steps = Array.from({ length: Math.floor((to - from) / stepMs) + 1 }, (_, step) => from + step * stepMs);
  if (stepMs !== dayMs) return addUp(steps.map((begin) => [begin, Math.min(begin + stepMs, to + 1)]));
  const current = steps.at(-1) ?? from;
  const [past, rest] = await Promise.all([pastDays(from, current), addUp([[current, to + 1]])]);
  return [...past, ...rest.map((row) => ({ ...row, step: steps.length - 1 }))];
}

/** The days from `from` up to the midnight `end`. */
async function pastDays(from: number, end: number): Promise<SalesRow[]> {
  const began = new Date();
  const cached = await DaySales.find({ _id: { $gte: new Date(from), $lt: new Date(end) } }).lean();
  const changed = await changedDays(cached, from, end);
  const valid = cached.filter(({ _id }) => !changed.has(_id.getTime()));
  const known = new Set(valid.map(({ _id }) => _id.getTime()));
  const missing = Array.from({ length: (end - from) / dayMs }, (_, step) => from + step * dayMs).filter(
    (day) => !known.has(day),
  );
  const added = await addUp(missing.map((day) => [day, day + dayMs]));
  const fresh = missing.map((day, at) => ({ _id: new Date(day), rows: added.filter(({ step }) => step === at) }));
  await DaySales.bulkWrite(
    [
      ...fresh.map(({ _id, rows }) => ({
        updateOne: { filter: { _id }, update: { $set: { at: began, rows } }, upsert: true },
      })),
      // The next call only has to check for changes from now on.
      { updateMany: { filter: { _id: { $in: valid.map(({ _id }) => _id) } }, update: { $max: { at: began } } } },
    ],
    { ordered: false },
  );
  return [...valid, ...fresh].flatMap(({ _id, rows }) =>
    rows.map((row) => ({ ...row, step: (_id.getTime() - from) / dayMs })),
  );
}

/** The stored days with an order that changed since they were summed. */
async function changedDays(
  cached: readonly { _id: Date; at: Date }[],
  from: number,
  end: number,
): Promise<Set<number>> {
  if (cached.length === 0) return new Set();
  const oldest = Math.min(...cached.map(({ at }) => at.getTime())) - slackMs;
  const changes = await Order.aggregate<{ _id: Date; last: Date }>([
    {
      $match: {
        orderUpdateDate: { $gte: new Date(oldest) },
        orderDate: { $gte: new Date(from), $lt: new Date(end) },
      },
    },
    {
      $group: {
        _id: { $dateTrunc: { date: "$orderDate", unit: "day", timezone: "+05:30" } },
        last: { $max: "$orderUpdateDate" },
      },
    },
  ]);
  const lastOf = new Map(changes.map(({ _id, last }) => [_id.getTime(), last.getTime()]));
  const isChanged = ({ _id, at }: { _id: Date; at: Date }) =>
    (lastOf.get(_id.getTime()) ?? 0) >= at.getTime() - slackMs;
  return new Set(cached.filter(isChanged).map(({ _id }) => _id.getTime()));
}

/**
 * Sums the orders of each period from one index only. One group per period takes half as long as one group for all
 * with the step in its key, because the database then computes nothing per order.
 */
async function addUp(stretches: readonly Stretch[]): Promise<SalesRow[]> {
  const kind = {
    orderStatus: "$orderStatus",
    paymentMethod: "$paymentMethod",
    paymentStatus: "$paymentStatus",
    // Any other order costs something; the index has the total.
    exchangeOf: { $eq: ["$totalAmount", 0] },
    isRefunded: { $gt: ["$refundedAmount", 0] },
  };
  const sums = { orders: { $sum: 1 }, amount: { $sum: "$totalAmount" }, refundedAmount: { $sum: "$refundedAmount" } };
  const groups = stretches.map(
    ([from, end], step) =>
      [
        { $match: { orderDate: { $gte: new Date(from), $lt: new Date(end) } } },
        { $group: { _id: kind, ...sums } },
        {
          $replaceWith: {
            $mergeObjects: ["$_id", { step, orders: "$orders", amount: "$amount", refundedAmount: "$refundedAmount" }],
          },
        },
        { $unset: "isRefunded" },
      ] satisfies PipelineStage[],
  );
  const [first, ...others] = groups;
  if (!first) return [];
  const unions = others.map((pipeline) => ({ $unionWith: { coll: Order.collection.name, pipeline } }));
  return Order.aggregate<SalesRow>([...first, ...unions]);
}
