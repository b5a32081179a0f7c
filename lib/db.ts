import "server-only";
import mongoose, { type ClientSession } from "mongoose";
import pLimit from "p-limit";
import { env } from "./env";
import { databaseAway, isDatabaseAway } from "./http/database-errors";
import { withinMs } from "./time-limit";

/** How long one call waits for a database that does not answer, in ms. */
const patienceMs = 4_000;

/** How long a transaction may be tried again before the caller is answered, in ms. */
const transactionMs = 15_000;
const longTransactionMs = 55_000;

/**
 * Transactions that run at once in this process; others wait their turn. When many want the same product, more at once
 * only make each other start anew: 100 buyers of ten pieces took over 15 s all together, and about one second in turns.
 */
const turns = pLimit(4);

declare global {
  var vastraDatabase: Promise<typeof mongoose> | undefined;
}

/**
 * The one connection, made at the first call and kept across hot reloads and serverless calls.
 * @throws MongooseServerSelectionError within 5 s when the database can't be reached; the next call tries again.
 */
export async function connectDatabase(): Promise<typeof mongoose> {
  globalThis.vastraDatabase ??= mongoose
    .connect(env().MONGODB_URI, {
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      serverSelectionTimeoutMS: patienceMs,
      connectTimeoutMS: patienceMs,
      waitQueueTimeoutMS: patienceMs,
      maxPoolSize: 30,
      w: "majority",
    })
    .catch((error: unknown) => {
      globalThis.vastraDatabase = undefined;
      throw error;
    });
  return globalThis.vastraDatabase;
}

/** Lets the services work on a connection that a command has made by itself, without the shop's environment. */
export function adoptConnection(): void {
  globalThis.vastraDatabase = Promise.resolve(mongoose);
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

/**
 * The same for work of many thousand writes: it takes no turn from others, and has 55 s (the database ends a transaction
 * after 60).
 */
export function inLongTransaction<T>(work: Work<T>): Promise<T> {
  return withinMs(longTransactionMs, (signal) => runTransaction(work, signal), databaseAway);
}

type Work<T> = (session: ClientSession) => Promise<T>;

async function runTransaction<T>(work: Work<T>, signal: AbortSignal): Promise<T> {
  const { connection } = await connectDatabase();
  const attempt = async (session: ClientSession) => {
    stopWhenOver(signal);
    const result = await work(session).catch(stopWhenAway);
    stopWhenOver(signal);
    return result;
  };
  return connection.getClient().withSession((session) =>
    session.withTransaction(() => attempt(session), {
      readConcern: { level: "snapshot" },
      writeConcern: { w: "majority" },
    }),
  );
}

/** The caller has been told that it failed, so nothing may be kept any more. */
function stopWhenOver(signal: AbortSignal): void {
  if (signal.aborted) throw databaseAway();
}

/** The driver would try for two minutes while the database is away; a shopper should hear of it now. */
function stopWhenAway(error: unknown): never {
  throw isDatabaseAway(error) ? databaseAway(error) : error;
}
