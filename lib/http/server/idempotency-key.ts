import "server-only";
import { createHash } from "node:crypto";
import { Types } from "mongoose";
import { invalid } from "@/lib/errors";

/** The Idempotency-Key of a request, or undefined. @throws AppError invalid */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) throw invalid("Idempotency-Key", "must have 1 to 200 printable characters");
  return key;
}

/**
 * The id of what a user's attempt adds: the same for the same key, so that nothing has to be stored of the key.
 * @param key the Idempotency-Key of the request; without one the id is new
 */
export function idOfAttempt(userId: string, key: string | undefined): Types.ObjectId {
  if (key === undefined) return new Types.ObjectId();
  return new Types.ObjectId(createHash("sha256").update(`${userId} ${key}`).digest().subarray(0, 12));
}
