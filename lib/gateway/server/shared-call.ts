import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import { sharedRoutes } from "@/lib/cache/server/shared-routes";
import type { HttpHandler } from "@/lib/server/http-handler";
import { noteRoute } from "@/lib/server/telemetry/telemetry";
import { callHeaders } from "./call-headers";

/** Smaller bodies are not compressed, in bytes: as Next.js does. */
const compressedFrom = 1024;

/**
 * Calls the route of a guest's call, when its answer is the same for everybody, without Next.js: finding the route and
 * preparing what routes may ask for takes as long as the suggestions of a search.
 * @param url path and query, as in the request line
 * @returns null for all other calls
 */
export function sharedCall(url: string): HttpHandler | null {
  const path = url.split("?", 1)[0] ?? url;
  const route = sharedRoutes().get(path);
  if (!route) return null;
  return async (request, response) => {
    noteRoute(path);
    const answer = await route(readable(request, url, response), { params: Promise.resolve({}) });
    for (const [name, value] of Object.entries(callHeaders)) response.setHeader(name, value);
    response.setHeaders(answer.headers);
    response.statusCode = answer.status;
    send(request, response, Buffer.from(await answer.arrayBuffer()));
  };
}

/** The request as routes read it, aborted with its client. */
function readable({ method, headers }: IncomingMessage, url: string, response: ServerResponse): Request {
  const aborted = new AbortController();
  response.once("close", () => aborted.abort());
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request(new URL(url, "http://localhost"), { method, headers: texts, signal: aborted.signal });
}

function send({ headers }: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const isLarge = body.byteLength >= compressedFrom;
  if (!isLarge || negotiate(headers["accept-encoding"] ?? "", ["gzip"]) === null) {
    response.end(body);
    return;
  }
  response.setHeader("Content-Encoding", "gzip");
  response.end(gzipSync(body));
}
