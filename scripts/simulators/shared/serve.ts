import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer, Call, Silence } from "./exchange";

/** A running simulator. */
export interface Simulator {
  /** Such as http://127.0.0.1:4000, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** The largest accepted body, in bytes. */
const maxBodyBytes = 20 * 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new Error("The body is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  const { method = "GET", headers } = request;
  return { method, path: pathname, query: searchParams, headers, body: await readBody(request) };
}

function send(response: ServerResponse, { status, headers, body = "" }: Answer, headOnly: boolean): void {
  response.writeHead(status, { "content-length": Buffer.byteLength(body), ...headers });
  response.end(headOnly ? undefined : body);
}

/**
 * Listens on this machine only; port 0 uses any free one.
 * @param handle answers a call; an error it throws is a bug in the simulator: it is printed and answered with 500
 */
export async function serve(
  port: number,
  handle: (call: Call) => Promise<Answer | Silence>,
  die: () => void = () => process.kill(process.pid, "SIGKILL"),
): Promise<Simulator> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await handle(await callOf(request));
      if (answer === "die") die();
      if (typeof answer === "string") request.socket.destroy();
      else send(response, answer, request.method === "HEAD");
    } catch (error) {
      console.error(error);
      if (response.headersSent) request.socket.destroy();
      else send(response, { status: 500, body: "The simulator failed." }, false);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: process.env.SIMULATOR_HOST ?? "127.0.0.1" }, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${taken}`, close };
}
