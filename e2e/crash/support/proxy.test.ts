import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openProxy, type ReverseProxy } from "./proxy";

const servers: Server[] = [];
let proxy: ReverseProxy;

/** Opens an instance that answers with its name and what was sent. */
async function instance(name: string): Promise<{ url: string; connections: () => number; close: () => void }> {
  let connections = 0;
  const server = createServer(async (asked, response) => {
    let body = "";
    for await (const part of asked) body += part;
    if (asked.url === "/broken" && name === "first") asked.socket.destroy();
    else response.setHeader("set-cookie", ["a=1", "b=2"]).end(`${name} ${asked.method} ${asked.url} ${body}`);
  });
  server.on("connection", () => connections++);
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, connections: () => connections, close: () => server.close() };
}

const ask = async (path: string, body?: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(proxy.url + path, body === undefined ? {} : { method: "POST", body, headers });
  return { status: answer.status, cookies: answer.headers.getSetCookie(), text: await answer.text() };
};

afterEach(async () => {
  await proxy.close();
  for (const server of servers.splice(0)) server.close();
});

test("the proxy sends requests to its instances in turn over persistent connections", async () => {
  const [first, second] = [await instance("first"), await instance("second")];
  proxy = await openProxy();
  proxy.instances.push(first.url, second.url);
  expect(await ask("/a", "x")).toEqual({ status: 200, cookies: ["a=1", "b=2"], text: "first POST /a x" });
  for (const name of ["second", "first", "second"]) expect((await ask("/b")).text).toBe(`${name} GET /b `);
  expect([first.connections(), second.connections()]).toEqual([1, 1]);
});

test("when an instance refuses the connection, the request goes to the next one", async () => {
  const [first, second] = [await instance("first"), await instance("second")];
  proxy = await openProxy();
  proxy.instances.push(first.url, second.url);
  first.close();
  for (let count = 0; count < 3; count++) expect((await ask("/c", "y")).text).toBe("second POST /c y");
  second.close();
  expect((await ask("/c")).status).toBe(502);
});

test("a request whose connection breaks is sent to the next instance only where that is safe", async () => {
  const [first, second] = [await instance("first"), await instance("second")];
  proxy = await openProxy();
  proxy.instances.push(first.url, second.url);
  expect(await ask("/broken", "x")).toMatchObject({ status: 502, text: expect.stringContaining("socket hang up") });
  expect(second.connections()).toBe(0);
  proxy.instances.reverse();
  expect((await ask("/broken", "x", { "idempotency-key": "k" })).text).toBe("second POST /broken x");
  expect((await ask("/broken")).text).toBe("second GET /broken ");
});
