import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What a log takes over from a proxy: no spaces, quotes or line breaks. */
const form = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The id of a request: a new one, or the one that a proxy in front has given it.
 * @param hasProxy whether a proxy of the operator's is in front; otherwise the header is the client's and does not count
 */
export function requestIdOf(headers: IncomingHttpHeaders, hasProxy: boolean): string {
  const given = headers["x-request-id"];
  return hasProxy && typeof given === "string" && form.test(given) ? given : randomUUID();
}
