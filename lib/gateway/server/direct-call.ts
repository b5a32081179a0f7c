import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import { findDirectRoute } from "@/lib/http/server/direct-routes";
import { type LaterWork, runLater } from "@/lib/server/after-response";
import type { HttpHandler } from "@/lib/server/http-handler";
import { requestContext } from "@/lib/server/log";
import { noteRoute } from "@/lib/server/telemetry/telemetry";
import { hasBody } from "./body";
import { callHeaders } from "./call-headers";

/** Smaller bodies are not compressed, in bytes: as Next.js does. */
const compressedFrom = 1024;

/**
 * Calls a route without Next.js, if it may be: finding the route and preparing what routes may ask for takes as long as
 * the suggestions of a search, or as a call to the cart without its commands.
 * @returns null for all other calls
 */
export function directCall({ method = "GET", url = "/" }: IncomingMessage, isGuest: () => boolean): HttpHandler | null {
  const path = url.split("?", 1)[0] ?? url;
  const route = findDirectRoute(method, path, isGuest);
  if (!route) return null;
  return async (request, response) => {
    noteRoute(path);
    const later: LaterWork[] = [];
    response.once("close", () => runLater(later.splice(0)));
    const { requestId = "" } = requestContext.getStore() ?? {};
    const answer = await requestContext.run({ requestId, later }, () =>
      route(readable(request, url, response), { params: Promise.resolve({}) }),
    );
    await send(request, response, answer);
    // The client has left before there was anything to run.
    if (response.closed) runLater(later.splice(0));
  };
}

/** The request as routes read it, aborted with its client. */
function readable(request: IncomingMessage, url: string, response: ServerResponse): Request {
  const { method, headers } = request;
  const aborted = new AbortController();
  response.once("close", () => aborted.abort());
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = hasBody(request) ? bodyOf(request) : undefined;
  const options = { method, headers: texts, signal: aborted.signal, body, duplex: "half" };
  return new Request(new URL(url, "http://localhost"), options as RequestInit);
}

/**
 * The gateway has waited for a small body, which is here as a whole. A large one is read as the route asks for it: what
 * the route refuses to read is left to `discardUnread`.
 */
function bodyOf(request: IncomingMessage): BodyInit {
  if (request.complete && request.readableLength > 0) return new Uint8Array(request.read());
  let parts: AsyncIterator<Uint8Array> | undefined;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    parts ??= request.iterator({ destroyOnReturn: false });
    const { done, value } = await parts.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  const cancel = () => void request.destroy();
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}

async function send({ headers }: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of Object.entries(callHeaders)) response.setHeader(name, value);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.statusCode = answer.status;
  const isLarge = body.byteLength >= compressedFrom;
  if (!isLarge || negotiate(headers["accept-encoding"] ?? "", ["gzip"]) === null) {
    response.end(body);
    return;
  }
  response.setHeader("Content-Encoding", "gzip");
  response.end(gzipSync(body));
}
