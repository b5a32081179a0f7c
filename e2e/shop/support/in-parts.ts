import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A server before the shop that holds back the second part of pages.
 * @param shopUrl the shop
 * @param at what the second part begins with, after what it contains
 */
export async function serveInParts(shopUrl: string, { at, after }: { at: string; after: string }) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", shopUrl), { redirect: "manual" });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type });
    const middle = type.startsWith("text/html") ? body.indexOf(at, body.indexOf(after) + after.length) : 0;
    response.write(body.subarray(0, middle));
    if (middle > 0) await released;
    response.end(body.subarray(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, release, close: () => server.close() };
}
