import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "mongodb";
import { leaseMs } from "@/lib/message/server/retry";
import { refundLeaseMs } from "@/lib/order/server/payment/refund-sums";
import type { Place } from "./place";
import { request } from "./request";

/** How old a lease is at least that counts as that of a killed process, in ms. */
const ownMs = 5_000;

/** How long a transaction is idle at least that a killed process has left open, in microseconds. */
const idleMicros = 1_000_000;

/** How long the reconciler may take to have nothing left to do, in ms. */
const settleMs = 60_000;

/**
 * Aborts the transactions that a killed process has left open, as the shop does when a request meets one. MongoDB itself
 * keeps them for a minute or more, and a write of these tests would wait for that long.
 */
async function endLeftTransactions({ client }: Db): Promise<void> {
  const admin = client.db("admin");
  const left = await admin
    .aggregate<{ lsid: { id: unknown } }>([
      { $currentOp: { idleSessions: true } },
      { $match: { type: "idleSession", "transaction.timeInactiveMicros": { $gt: idleMicros } } },
      { $project: { "lsid.id": 1 } },
    ])
    .toArray();
  if (left.length > 0) await admin.command({ killSessions: left.map(({ lsid }) => ({ id: lsid.id })) });
}

/**
 * Ends all holds and leases of mails, then runs the reconciler until it has nothing left to do and knows of no money
 * without an order.
 * @throws Error when it does not finish
 */
export async function settle(database: Db, { shopUrl, secrets }: Place): Promise<void> {
  const headers = { authorization: `Bearer ${secrets.CRON_SECRET}` };
  const late = { $set: { holdUntil: new Date(Date.now() - 1000) } };
  const until = Date.now() + settleMs;
  let left = {};
  while (Date.now() < until) {
    await endLeftTransactions(database);
    await database.collection("orders").updateMany({ holdUntil: { $type: "date" } }, late);
    // Everything is due in each run here, however long it would wait.
    await database
      .collection("orders")
      .updateMany({ nextCheckAt: { $exists: true } }, { $set: { nextCheckAt: new Date(0) } });
    // What a living sender has claimed just now is its own; a lease that is older is a killed one's, and what is due later
    // than a lease lasts has been postponed.
    const leaseEnd = Date.now() + leaseMs;
    const own = { $gte: new Date(leaseEnd - ownMs), $lte: new Date(leaseEnd + ownMs) };
    const unclaimed = { state: "waiting", nextTryAt: { $not: own } };
    await database.collection("messages").updateMany(unclaimed, { $set: { nextTryAt: new Date(0) } });
    // The same for the refunds of returns.
    const leased = { "refundLease.until": { $lt: new Date(Date.now() + refundLeaseMs - ownMs) } };
    await database.collection("orders").updateMany(leased, { $unset: { refundLease: 1 } });
    const answer = await request(`${shopUrl}/api/cron/reconcile`, { method: "POST", headers }).catch(() => null);
    const result = answer?.ok ? await answer.json() : null;
    const open = await database.collection("orders").countDocuments({
      $or: [
        { holdUntil: { $type: "date" } },
        { "refunds.status": { $in: ["wanted", "sent"] } },
        { "returnRefunds.status": { $in: ["wanted", "sent"] } },
      ],
    });
    const unsent = await database.collection("messages").countDocuments({ state: "waiting" });
    const isQuiet =
      unsent === 0 &&
      result &&
      open === 0 &&
      result.unreachable + result.setAside + result.left === 0 &&
      result.settled === 0;
    if (isQuiet && result.moneyWithoutOrder.length === 0) return;
    left = { status: answer?.status, open, unsent, result };
    await sleep(250);
  }
  throw new Error(`The reconciler did not come to an end: ${JSON.stringify(left)}`);
}
