import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { anyFreePort, nextFreePort, thisOrAnyFreePort } from "./free-port";

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
