import "server-only";
import { AppError } from "@/lib/errors";

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

/** The Retry-After while the database is unreachable, in seconds. An election of a new primary takes about as long. */
export const awayRetrySeconds = 10;

/** Server error codes of a node that is shutting down, has no primary, or was interrupted. */
const awayCodes = new Set([91, 189, 10107, 11600, 11602, 13435, 13436]);

/** True when the database was unreachable, as opposed to having rejected an operation. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (awayErrors.has(error.name)) return true;
  // The driver passes on what looking up the nodes of a mongodb+srv URL has met.
  if ("syscall" in error && /^query(?:Srv|Txt)$/.test(String(error.syscall))) return true;
  // Our own error; not checked by class, of which the build has several copies.
  if ("code" in error && error.code === "database_away") return true;
  if ("code" in error && awayCodes.has(Number(error.code))) return true;
  // A bulk write stores the cause in `errorResponse`.
  return isDatabaseAway(error.cause) || ("errorResponse" in error && isDatabaseAway(error.errorResponse));
}

/** True when a write violated a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === 11000;
}

/** Maps driver errors to our errors; anything else is returned unchanged. */
export function fromDatabase(error: unknown): unknown {
  if (isDatabaseAway(error)) return databaseAway(error);
  if (isDuplicateKey(error)) return new AppError("duplicate", "This already exists.", { cause: error });
  return error;
}

/** The error while the database is unreachable. */
export function databaseAway(cause?: unknown): AppError {
  const message = "The shop is temporarily unavailable. Try again in a minute.";
  return new AppError("database_away", message, { cause, retryAfterSeconds: awayRetrySeconds });
}
