import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { anyFreePort, freePair, nextFreePort, thisOrAnyFreePort } from "./free-port";

let server: Server | undefined;

const listen = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server = createServer().once("error", reject).listen(port, host, resolve);
  });

afterEach(() => new Promise((resolve) => (server?.listening ? server.close(resolve) : resolve(undefined))));

test("a free port is given to who wants it, again and again", async () => {
  const port = await anyFreePort();
  expect(await thisOrAnyFreePort(port)).toBe(port);
  expect(await thisOrAnyFreePort(port)).toBe(port);
  expect(await nextFreePort(port)).toBe(port);
});

test.each(["127.0.0.1", "::1", "0.0.0.0"])("a port somebody listens on at %s is taken", async (host) => {
  const port = await anyFreePort();
  await listen(port, host);
  expect(await thisOrAnyFreePort(port)).not.toBe(port);
  expect(await nextFreePort(port)).toBeGreaterThan(port);
});

test("ports asked for at the same time differ", async () => {
  const ports = await Promise.all([anyFreePort(), anyFreePort(), anyFreePort()]);
  expect(new Set(ports).size).toBe(3);
});

test("a pair of ports is kept, unless one of them is taken", async () => {
  const port = await freePair();
  expect(await freePair(port)).toBe(port);
  await listen(port + 1, "127.0.0.1");
  expect(await freePair(port)).not.toBe(port);
});
