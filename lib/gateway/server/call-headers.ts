import "server-only";
import { guestHeaders } from "@/lib/cache/server/shared-answer";
import { securityHeaders } from "@/lib/pages/server/security-headers.mjs";
import { nextVary } from "./copies";

/** The headers that Next.js would send with the answer to a call. */
export const callHeaders: Record<string, string> = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  Vary: nextVary,
};

/** The same with those of the route, for an answer to a guest. */
export const guestAnswerHeaders: Record<string, string> = {
  ...callHeaders,
  ...{ "Cache-Control": guestHeaders["cache-control"], "Content-Type": guestHeaders["content-type"] },
};
