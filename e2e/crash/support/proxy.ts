import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

/** A reverse proxy on this machine. */
export interface ReverseProxy {
  url: string;
  /** The URLs of the instances behind it. */
  instances: string[];
  close: () => Promise<void>;
}

/** The headers about one connection, which are not passed on. */
const connectionHeaders = ["connection", "keep-alive", "transfer-encoding"];

/**
 * Opens a proxy that keeps connections open on both sides, as nginx does with `keepalive`. It sends requests to its
 * instances in turn, and to the next one as `mayGoToNext` says. A request that fails otherwise is answered 502 with the
 * reason.
 */
export async function openProxy(): Promise<ReverseProxy> {
  const agent = new Agent({ keepAlive: true });
  const instances: string[] = [];
  let turn = 0;
  const server = createServer(async (asked, response) => {
    const body = await buffer(asked);
    const start = turn++;
    let last: unknown = "there is no instance";
    for (let tries = 0; tries < instances.length; tries++) {
      const instance = instances[(start + tries) % instances.length] as string;
      try {
        const answer = await send(instance, asked, body, agent);
        return await passOn(answer, response).catch((error) => fail(response, String(error)));
      } catch (error) {
        last = error;
        if (!mayGoToNext(error, asked)) break;
      }
    }
    fail(response, String(last));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    instances,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/**
 * Whether a request that got no answer may be sent to the next instance: always when the connection was refused. The
 * system resets connections that reach an instance just as it stops listening, so a request goes on after that too where
 * it is safe: when it only reads, or is an order with its key, which is placed once however often it arrives.
 */
export function mayGoToNext(error: unknown, { method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean {
  const isRefused = error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
  return isRefused || method === "GET" || "idempotency-key" in headers;
}

async function send(
  instance: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  agent: Agent,
): Promise<IncomingMessage> {
  const sent = request(instance + url, { method, headers: passedOn(headers), agent });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return answer;
}

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
  await pipeline(answer, response);
}

function fail(response: ServerResponse, reason: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(502).end(reason);
}

const passedOn = (headers: IncomingMessage["headers"]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)));
