import "server-only";
import { type Encoded, guestHeaders } from "@/lib/cache/server/shared-answer";
import { securityHeaders } from "@/lib/pages/server/security-headers.mjs";
import { nextVary } from "./copies";

/** The headers that Next.js would send with the answer to a call. */
export const callHeaders: Record<string, string> = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  Vary: nextVary,
};

/** The same with those of the route, for an answer to a guest. */
export function guestAnswerHeaders(encoded: Encoded): Record<string, string> {
  const { "cache-control": cacheControl, "content-type": contentType } = guestHeaders(encoded);
  return { ...callHeaders, "Cache-Control": cacheControl, "Content-Type": contentType };
}
