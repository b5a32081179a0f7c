import "server-only";
import { MongoError, MongoErrorLabel, MongoServerSelectionError } from "mongodb";
import type { ClientSession } from "mongoose";
import pLimit from "p-limit";
import { databaseAway, isDatabaseAway } from "@/lib/server/database/errors";
import { withinMs } from "../time-limit";
import { endAbandonedTransactions } from "./abandoned-transactions";
import { connectDatabase } from "./connection";

/** How long a transaction may be retried before the caller gets an error, in ms. */
const transactionMs = 15_000;

/**
 * How many transactions run at once in this process; others are queued. Fewer than the pool has connections, so that
 * other calls find one.
 */
const limit = pLimit(20);

/**
 * How many transactions that have met a conflict are retried at once. When many want the same product, a higher number
 * only makes them conflict again; with one, each retry waits for its turn and its pause. Those that meet no conflict
 * don't wait for them.
 */
const retries = pLimit(2);

/** After this long in conflict with others, a transaction checks whether one of them was abandoned, in ms. */
const conflictMs = 2_000;

/**
 * Runs `work` in a transaction, and retries it from the start when it conflicts with another one.
 * Everything in `work` must use `session` and have no effect outside the database.
 * @throws AppError database_away when the database becomes unreachable, or 15 s after it left the queue: work that is not
 * committing by then is aborted, so that the outcome is unknown only when the response to the commit is lost.
 */
export async function inTransaction<T>(work: Work<T>): Promise<T> {
  try {
    return await limit(() => withinLimit(onlyOnce(work)));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return retries(() => withinLimit(work));
  }
}

/** Transactions of this process that take the next number of a series: see `inNumberedTransaction`. */
const numbered = pLimit(1);

/** How long a commit takes to be applied, after which the next transaction sees it, in ms; it is durable only later. */
const applyMs = 1;

/**
 * The same for work that takes the next number of a gapless series, one after the other: at once, all but one would
 * conflict and do their work again. The next one begins while the commit of the last one waits to be durable. Those that
 * conflict all the same, with another process for example, queue again.
 */
export async function inNumberedTransaction<T>(work: Work<T>): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await untilCommit(work);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const waited = performance.now() - begun;
      if (waited > transactionMs) throw databaseAway(error);
      // An instance that was killed with the number in its hands.
      if (waited > conflictMs) await endAbandonedTransactions((await connectDatabase()).connection.getClient());
    }
  }
}

/** Runs `work` in a transaction when those before it are being committed. */
function untilCommit<T>(work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const attempt = () =>
      new Promise<void>((release) => {
        const done = () => setTimeout(release, applyMs);
        const releasing: Work<T> = (session) => work(session).finally(done);
        limit(() => withinLimit(onlyOnce(releasing)))
          .then(resolve, reject)
          .finally(release);
      });
    void numbered(attempt);
  });
}

function withinLimit<T>(work: Work<T>): Promise<T> {
  return withinMs(transactionMs, (signal) => runTransaction(work, signal), databaseAway);
}

/** Thrown instead of the database's own error, after which the driver would retry at once. */
class Conflict extends Error {
  override readonly name = "Conflict";
}

function onlyOnce<T>(work: Work<T>): Work<T> {
  return (session) =>
    work(session).catch((error: unknown) => {
      const isConflict = error instanceof MongoError && error.hasErrorLabel("TransientTransactionError");
      throw isConflict && !isDatabaseAway(error) ? new Conflict(error.message, { cause: error }) : error;
    });
}

type Work<T> = (session: ClientSession) => Promise<T>;

/** The callbacks that follow the commit of each running transaction. */
const followUps = new WeakMap<ClientSession, (() => void)[]>();

/**
 * Runs `work` after the transaction of `session` has committed, and never when it is aborted. Anything that must
 * survive a crash at that moment must be written in the transaction instead.
 */
export function afterCommit(session: ClientSession, work: () => void): void {
  followUps.get(session)?.push(work);
}

async function runTransaction<T>(work: Work<T>, signal: AbortSignal): Promise<T> {
  const { connection } = await connectDatabase();
  const begun = Date.now();
  const attempt = async (session: ClientSession) => {
    followUps.set(session, []);
    stopWhenOver(signal);
    if (Date.now() - begun > conflictMs) await endAbandonedTransactions(connection.getClient());
    const result = await work(session).catch(stopWhenAway);
    stopWhenOver(signal);
    return result;
  };
  return connection.getClient().withSession(async (session) => {
    const result = await session.withTransaction(() => attempt(session), {
      readConcern: { level: "snapshot" },
      writeConcern: { w: "majority" },
    });
    for (const followUp of followUps.get(session) ?? []) followUp();
    return result;
  });
}

/** The caller has already received an error, so nothing may be committed any more. */
function stopWhenOver(signal: AbortSignal): void {
  if (signal.aborted) throw databaseAway();
}

/**
 * The driver would retry for two minutes while the database is unreachable; a shopper should get the error now. But when
 * the primary has stepped down or was killed, another one may take over within the time of the next server selection,
 * so the transaction is tried again there.
 */
function stopWhenAway(error: unknown): never {
  throw isDatabaseAway(error) && !mayRunElsewhere(error) ? databaseAway(error) : error;
}

function mayRunElsewhere(error: unknown): boolean {
  const isTransient = error instanceof MongoError && error.hasErrorLabel(MongoErrorLabel.TransientTransactionError);
  return isTransient && !(error instanceof MongoServerSelectionError);
}
