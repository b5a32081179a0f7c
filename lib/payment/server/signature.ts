import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether `signature` is the HMAC-SHA256 of `payload` with `secret`, in hexadecimal digits. Compares in constant time;
 * returns false for malformed input and never throws.
 */
export function signatureFits(secret: string | undefined, payload: string, signature: unknown): boolean {
  if (!secret || typeof signature !== "string" || !/^[\da-f]{64}$/i.test(signature)) return false;
  const wanted = createHmac("sha256", secret).update(payload).digest();
  return timingSafeEqual(wanted, Buffer.from(signature, "hex"));
}
