import "server-only";
import { invalid } from "@/lib/errors";

/** The Idempotency-Key of a request, or undefined. @throws AppError invalid */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!/^[\x20-\x7e]{1,200}$/.test(key)) throw invalid("Idempotency-Key", "must have 1 to 200 printable characters");
  return key;
}
