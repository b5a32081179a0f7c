import "server-only";
import mongoose, { type ClientSession } from "mongoose";
import pLimit from "p-limit";
import { databaseAway, isDatabaseAway } from "@/lib/http/server/database-errors";
import { env } from "../env";
import { withinMs } from "../time-limit";
import { appName, endAbandonedTransactions } from "./abandoned-transactions";
import { poolOptions } from "./pool-options";

/** How long one call waits for a database that does not answer, in ms. */
const timeoutMs = 4_000;

/** How long a transaction may be tried again before the caller is answered, in ms. */
const transactionMs = 15_000;

/**
 * Transactions that run at once in this process; others wait their turn. When many want the same product, more at once
 * only make each other start anew: 100 buyers of ten pieces took over 15 s all together, and about one second in turns.
 */
const turns = pLimit(4);

/** After so long in conflict with others a transaction looks whether one of them was abandoned, in ms. */
const conflictMs = 2_000;

/** After the database could not be reached, further calls fail at once for this long, in ms. */
const restMs = 1_000;

declare global {
  var vastraDatabase: Promise<typeof mongoose> | undefined;
  /** Until when calls fail at once, by the clock of `performance.now()`. */
  var vastraDatabaseAwayUntil: number | undefined;
}

/**
 * The one connection, made at the first call and kept across hot reloads and serverless calls.
 * @throws MongooseServerSelectionError within 5 s when the database can't be reached; a second later another call tries again.
 * @throws AppError database_away at once within that second
 */
export async function connectDatabase(): Promise<typeof mongoose> {
  if (performance.now() < (globalThis.vastraDatabaseAwayUntil ?? 0)) throw databaseAway();
  globalThis.vastraDatabase ??= mongoose
    .connect(env().MONGODB_URI, {
      appName,
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      serverSelectionTimeoutMS: timeoutMs,
      connectTimeoutMS: timeoutMs,
      waitQueueTimeoutMS: timeoutMs,
      ...poolOptions(env().VERCEL !== undefined),
      w: "majority",
    })
    .catch((error: unknown) => {
      globalThis.vastraDatabase = undefined;
      noteDatabaseAway();
      throw error;
    });
  return globalThis.vastraDatabase;
}

/** Notes that the database could not be reached, so that one request does not wait for it several times. */
export function noteDatabaseAway(): void {
  globalThis.vastraDatabaseAwayUntil = performance.now() + restMs;
}

/** Lets the services work on a connection that a command has made by itself, without the shop's environment. */
export function adoptConnection(): void {
  globalThis.vastraDatabase = Promise.resolve(mongoose);
}

/** Closes the connection, if there is one, once its operations are finished. */
export async function closeDatabase(): Promise<void> {
  const connected = await globalThis.vastraDatabase?.catch(() => undefined);
  await connected?.disconnect();
}

/** Resolves when the database answers. @throws MongoServerSelectionError within 5 s when it does not */
export async function pingDatabase(): Promise<void> {
  await connectDatabase();
  await mongoose.connection.getClient().db().command({ ping: 1 });
}

/**
 * Runs `work` in a transaction, again from the start when another one got in its way.
 * Everything in `work` passes `session` on and has no effect outside the database.
 * @throws AppError database_away when the database goes away, or 15 s after its turn came: what is not on its way to be
 * kept by then is given up, so that only a lost answer of the database leaves open whether the work was kept.
 */
export function inTransaction<T>(work: Work<T>): Promise<T> {
  return turns(() => withinMs(transactionMs, (signal) => runTransaction(work, signal), databaseAway));
}

type Work<T> = (session: ClientSession) => Promise<T>;

/** What follows the commit of each running transaction. */
const followUps = new WeakMap<ClientSession, (() => void)[]>();

/**
 * Runs `work` once the transaction of `session` has committed, and not at all when it is given up. What must not be lost
 * when the process ends right then is written in the transaction instead.
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

/** The caller has been told that it failed, so nothing may be kept any more. */
function stopWhenOver(signal: AbortSignal): void {
  if (signal.aborted) throw databaseAway();
}

/** The driver would try for two minutes while the database is away; a shopper should hear of it now. */
function stopWhenAway(error: unknown): never {
  throw isDatabaseAway(error) ? databaseAway(error) : error;
}
