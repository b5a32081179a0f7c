import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tokenOf } from "@/lib/auth/server/cookie";
import { type Encoded, guestHeaders, sharedAnswers } from "@/lib/http/server/shared-answer";
import { securityHeaders } from "@/lib/pages/server/security-headers.mjs";
import { countLookup } from "@/lib/server/fresh-cache";
import { log } from "@/lib/server/log";
import { hasBody } from "./body";
import { Copies, nextVary } from "./copies";

/** What each answer is sent as: garbage collected with the answer. */
const copiesOf = new WeakMap<Encoded, Copies>();

/** The headers that Next.js would send with an answer, and those of the route. */
const headers: Record<string, string> = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  ...{ Vary: nextVary, "Cache-Control": guestHeaders["cache-control"], "Content-Type": guestHeaders["content-type"] },
};

/** Sends an answer that is in memory. */
export type SendAnswer = () => void;

/**
 * How to send what a guest asks for without Next.js, when it is an answer that is the same for everybody and in memory:
 * a list of products or a product. The caller counts the request against the guest's limit first.
 * @returns null for everything else, which takes the way through the route
 */
export function keptAnswer(request: IncomingMessage, response: ServerResponse): SendAnswer | null {
  const { method, url = "/" } = request;
  if ((method !== "GET" && method !== "HEAD") || !url.startsWith("/api/shop/") || hasBody(request)) return null;
  const kept = sharedAnswers().kept(url);
  const isGuest = () => tokenOf({ get: () => request.headers.cookie ?? null }) === undefined;
  if (!kept || !isGuest()) return null;
  return () => {
    const start = performance.now();
    const { path, encoded } = kept;
    const copies = copiesOf.get(encoded) ?? new Copies(() => Buffer.from(encoded.bytes.buffer));
    copiesOf.set(encoded, copies);
    copies.send(request, response, headers);
    countLookup("answers", true);
    log.info({ method, path, status: response.statusCode, ms: Math.round(performance.now() - start) }, "request");
  };
}
