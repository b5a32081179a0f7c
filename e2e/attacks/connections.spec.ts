import { setTimeout as sleep } from "node:timers/promises";
import { say } from "../../scripts/lib/progress.mjs";
import { expect, test } from "./fixtures";
import { inWords, observe, openFiles } from "./support/observe";
import { openRaw } from "./support/open-raw";

test("300 requests to upgrade to a websocket that disconnect at once leave no connection open", async ({ target }) => {
  const { url, port, pid } = target;
  await fetch(url);
  const before = openFiles(pid);
  for (let sent = 0; sent < 300; sent++) {
    const socket = await openRaw(
      port,
      "GET / HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    );
    await Promise.race([new Promise((resolve) => socket.once("data", resolve)), sleep(500)]);
    socket.destroy();
  }
  await sleep(1_000);
  const left = openFiles(pid) - before;
  say(`${left} more open files afterwards`);
  expect(left).toBeLessThan(20);
});

test("800 connections that send half a request header and wait are closed within 30 s", async ({ target }) => {
  const before = openFiles(target.pid);
  const half = "GET /shop/home HTTP/1.1\r\nHost: sh";
  const sockets = await Promise.all(Array.from({ length: 800 }, () => openRaw(target.port, half)));
  const observed = await observe(target, () => sleep(30_000));
  const left = openFiles(target.pid) - before;
  for (const socket of sockets) socket.destroy();
  say(`${inWords(observed)}; ${left} connections still open after 30 s`);
  expect(observed.failed).toBe(0);
  expect(left).toBeLessThan(50);
});

test("500 sign-ins whose bodies arrive at one byte a second hold up no other visitor", async ({ target }) => {
  const head = [
    "POST /api/auth/login HTTP/1.1",
    "Host: shop",
    "Content-Type: application/json",
    "Content-Length: 60000",
    "X-Forwarded-For: 203.0.113.7",
  ].join("\r\n");
  const sockets = await Promise.all(Array.from({ length: 500 }, () => openRaw(target.port, `${head}\r\n\r\n{`)));
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(" ");
  }, 1_000);
  try {
    const observed = await observe(target, async () => {
      await sleep(10_000);
      const { status } = await fetch(`${target.url}/api/shop/products/get?limit=1`);
      await sleep(10_000);
      return status;
    });
    say(`${inWords(observed)}; another visitor's call answered ${observed.result}`);
    expect(observed.failed).toBe(0);
    expect(observed.result).toBe(200);
  } finally {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  }
});
