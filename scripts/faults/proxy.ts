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
 * instances in turn, and to the next one only when a connection is refused: nothing has been sent then. A request that
 * fails later is answered 502 with the reason.
 */
export async function openProxy(): Promise<ReverseProxy> {
  const agent = new Agent({ keepAlive: true });
  const instances: string[] = [];
  let turn = 0;
  const server = createServer(async (asked, response) => {
    const body = await buffer(asked);
    const start = turn++;
    for (let tries = 0; tries < instances.length; tries++) {
      const instance = instances[(start + tries) % instances.length] as string;
      try {
        return await passOn(await send(instance, asked, body, agent), response);
      } catch (error) {
        const isRefused = error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
        if (!isRefused) return fail(response, String(error));
      }
    }
    fail(response, "every instance refused the connection");
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
