import "server-only";
import type { MongoClient } from "mongodb";
import { log } from "../log";

/** The name under which the shop's connections are known to the database. */
export const appName = "vastra";

/** A transaction in which nothing was said for so long is abandoned: a living instance is silent for milliseconds. */
const silentMs = 4_000;
/** The database is asked no more often than this, in ms. */
const lookMs = 1_000;

let lookedAt = 0;

interface IdleSession {
  lsid: { id: unknown };
}

/**
 * Ends transactions that an instance of the shop has left open because it was killed. MongoDB itself ends them a minute
 * after they began; until then what they have written can't be changed by anybody else. Should the instance be alive
 * after all, its transaction starts again. A database user may always see and end the sessions of its own.
 */
export async function endAbandonedTransactions(client: MongoClient): Promise<void> {
  if (Date.now() - lookedAt < lookMs) return;
  lookedAt = Date.now();
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
