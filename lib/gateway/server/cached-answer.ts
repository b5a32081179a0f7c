import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { countLookup } from "@/lib/cache/server/fresh-cache";
import { type Encoded, sharedAnswers } from "@/lib/cache/server/shared-answer";
import { log } from "@/lib/server/log";
import { noteRoute } from "@/lib/server/telemetry/telemetry";
import { guestAnswerHeaders } from "./call-headers";
import { Copies } from "./copies";

/** What each answer is sent as: garbage collected with the answer. */
const copiesOf = new WeakMap<Encoded, Copies>();

/** Sends an answer that is in memory. */
export type SendAnswer = () => void;

/**
 * How to send the answer to a guest's call without making it, when it is the same for everybody and in memory: a list
 * of products or a product. The caller counts the request against the guest's limit first.
 * @returns null for everything else
 */
export function cachedAnswer(request: IncomingMessage, response: ServerResponse): SendAnswer | null {
  const { method, url = "/" } = request;
  const cached = sharedAnswers().cached(url);
  if (!cached) return null;
  return () => {
    const start = performance.now();
    const { path, encoded } = cached;
    noteRoute(path);
    const copies = copiesOf.get(encoded) ?? new Copies(() => Buffer.from(encoded.bytes.buffer));
    copiesOf.set(encoded, copies);
    copies.send(request, response, guestAnswerHeaders(encoded));
    countLookup("answers", true);
    log.info({ method, path, status: response.statusCode, ms: Math.round(performance.now() - start) }, "request");
  };
}
