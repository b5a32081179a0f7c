import "server-only";
import type { MongoClient } from "mongodb";
import { log } from "../log";

/** The app name of the shop's connections in the database. */
export const appName = "vastra";

/** A transaction idle for this long, in ms, is abandoned: a running instance is idle for a few milliseconds only. */
const silentMs = 4_000;
/** The minimum interval between two queries for abandoned transactions, in ms. */
const checkMs = 1_000;

let lastCheckedAt = 0;

interface IdleSession {
  lsid: { id: unknown };
}

/**
 * Aborts transactions that a killed instance of the shop has left open. MongoDB itself aborts them a minute after they
 * began; until then nobody else can change what they have written. If the instance is still running, its transaction is
 * retried. A database user may always list and kill its own sessions.
 */
export async function endAbandonedTransactions(client: MongoClient): Promise<void> {
  if (Date.now() - lastCheckedAt < checkMs) return;
  lastCheckedAt = Date.now();
  const admin = client.db("admin");
  try {
    const abandoned = await admin
      .aggregate<IdleSession>([
        { $currentOp: { allUsers: false, idleSessions: true } },
        { $match: { type: "idleSession", appName, "transaction.timeInactiveMicros": { $gt: silentMs * 1000 } } },
        { $project: { "lsid.id": 1 } },
      ])
      .toArray();
    if (abandoned.length === 0) return;
    await admin.command({ killSessions: abandoned.map(({ lsid }) => ({ id: lsid.id })) });
    log.warn({ sessions: abandoned.length }, "aborted abandoned transactions");
  } catch (error) {
    log.warn({ err: error }, "could not abort abandoned transactions");
  }
}
