import "server-only";
import { AppError } from "../errors";

const awayErrors = new Set([
  "MongoServerSelectionError",
  "MongooseServerSelectionError",
  "MongoNetworkError",
  "MongoNetworkTimeoutError",
  "MongoPoolClearedError",
  "PoolClearedOnNetworkError",
  "MongoPoolClosedError",
  "MongoWaitQueueTimeoutError",
  "MongoNotConnectedError",
  "MongoTopologyClosedError",
]);

/** Server codes of a node that is going down, has no primary, or was told to stop. */
const awayCodes = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);

/** True when the database could not be reached, as opposed to having refused something. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (awayErrors.has(error.name)) return true;
  // Our own error; not by its class, of which the build has several copies.
  if ("code" in error && error.code === "database_away") return true;
  if ("code" in error && awayCodes.has(Number(error.code))) return true;
  // A bulk write keeps what stopped it in `errorResponse`.
  return isDatabaseAway(error.cause) || ("errorResponse" in error && isDatabaseAway(error.errorResponse));
}

/** True when a write ran against a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === 11000;
}

/** Turns what the driver throws into our errors; anything else comes back as it is. */
export function fromDatabase(error: unknown): unknown {
  if (isDatabaseAway(error)) return databaseAway(error);
  if (isDuplicateKey(error)) return new AppError("duplicate", "This already exists.", { cause: error });
  return error;
}

/** What a caller hears while the database can't be reached. */
export function databaseAway(cause?: unknown): AppError {
  return new AppError("database_away", "The shop is temporarily unavailable. Try again in a minute.", { cause });
}
