import "server-only";
import mongoose from "mongoose";
import { databaseAway } from "@/lib/server/database/errors";
import { env } from "../env";
import { appName } from "./abandoned-transactions";
import "./driver-patch.mjs";
import { poolOptions } from "./pool-options";

/** Timeout of one call to a database that does not respond, in ms. */
const timeoutMs = 4_000;

/** After the database was unreachable, further calls fail immediately for this long, in ms. */
const restMs = 1_000;

declare global {
  var vastraDatabase: Promise<typeof mongoose> | undefined;
  /** The time until which calls fail immediately, by `performance.now()`. */
  var vastraDatabaseAwayUntil: number | undefined;
}

/**
 * The only connection, opened on the first call and kept across hot reloads and serverless calls.
 * @throws MongooseServerSelectionError within 5 s when the database is unreachable; a second later another call
 * retries.
 * @throws AppError database_away immediately within that second
 */
export async function connectDatabase(): Promise<typeof mongoose> {
  if (isKnownAway()) throw databaseAway();
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
      monitorCommands: globalThis.vastraTelemetry !== undefined,
    })
    .then((connected) => {
      globalThis.vastraTelemetry?.watchCommands(connected.connection.getClient());
      return connected;
    })
    .catch((error: unknown) => {
      globalThis.vastraDatabase = undefined;
      noteDatabaseAway();
      throw error;
    });
  return globalThis.vastraDatabase;
}

/** Whether the database was unreachable within the last second. */
export function isKnownAway(): boolean {
  return performance.now() < (globalThis.vastraDatabaseAwayUntil ?? 0);
}

/** Records that the database was unreachable, so that one request does not wait for it several times. */
export function noteDatabaseAway(): void {
  globalThis.vastraDatabaseAwayUntil = performance.now() + restMs;
}

/** Uses a connection that a command-line script has opened itself, without the shop's environment. */
export function adoptConnection(): void {
  globalThis.vastraDatabase = Promise.resolve(mongoose);
}

/** Closes the connection, if there is one, after its operations have finished. */
export async function closeDatabase(): Promise<void> {
  const connected = await globalThis.vastraDatabase?.catch(() => undefined);
  await connected?.disconnect();
}

/** Resolves when the database responds. @throws MongoServerSelectionError within 5 s when it does not */
export async function pingDatabase(): Promise<void> {
  await connectDatabase();
  await mongoose.connection.getClient().db().command({ ping: 1 });
}
