import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { anyFreePort, isFree, nextFreePort } from "./free-port";

let server: Server | undefined;

const listen = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server = createServer().once("error", reject).listen(port, host, resolve);
  });

afterEach(() => new Promise((resolve) => (server?.listening ? server.close(resolve) : resolve(undefined))));

test("a port somebody listens on is not free, and the next one is taken", async () => {
  const port = await anyFreePort();
  expect(await isFree(port)).toBe(true);
  await listen(port, "127.0.0.1");
  expect(await isFree(port)).toBe(false);
  expect(await nextFreePort(port)).toBeGreaterThan(port);
});

test("a port is not free when somebody listens on it on all addresses", async () => {
  const port = await anyFreePort();
  await listen(port, "0.0.0.0");
  expect(await isFree(port)).toBe(false);
});
