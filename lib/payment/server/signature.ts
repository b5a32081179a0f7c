import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether a signature, HMAC-SHA256 in hexadecimal digits, was made over `payload` with `secret`. Takes the same time
 * wherever it differs; false, never an error, for anything malformed.
 */
export function signatureFits(secret: string | undefined, payload: string, signature: unknown): boolean {
  if (!secret || typeof signature !== "string" || !/^[\da-f]{64}$/i.test(signature)) return false;
  const wanted = createHmac("sha256", secret).update(payload).digest();
  return timingSafeEqual(wanted, Buffer.from(signature, "hex"));
}
