import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { expect, test } from "../fixtures";
import { type OwnServer, startOwnServer, untilUp } from "../own-server";
import { inOwnShop, withoutServer } from "./support/own-shops";

// Home stays cached as long as nobody changes a product.
inOwnShop(withoutServer);

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

/** Sends raw bytes, waits for the first part of the answer, and is gone. */
async function sendRaw({ url }: OwnServer, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(bytes);
  const [answer] = await once(socket, "data");
  socket.destroy();
  return String(answer);
}

test.describe("a server that no other test calls", () => {
  let server: OwnServer;

  test.beforeAll(async () => {
    server = await startOwnServer({});
    await untilUp(server);
  });

  test.afterAll(() => server.stop());

  test("requests to upgrade are answered normally and leave no connection open", async () => {
    const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;
    expect(await sendRaw(server, upgrade("/"))).toMatch(/^HTTP\/1.1 307 /);
    expect(await sendRaw(server, upgrade("/shop/home"))).toMatch(/^HTTP\/1.1 200 /);
    expect(await sendRaw(server, upgrade("/api/shop/products/get?limit=1"))).toMatch(/^HTTP\/1.1 200 /);
    const before = openFiles();
    await Promise.all(Array.from({ length: 60 }, () => sendRaw(server, upgrade("/"))));
    await expect.poll(openFiles).toBeLessThan(before + 10);
  });

  test("an overloaded server refuses pages, but answers calls and cached pages", async () => {
    await fetch(`${server.url}/shop/home`);
    const madeUp = (number: number) => `${server.url}/shop/product/${String(number).padStart(24, "0")}`;
    const pages = Array.from({ length: 80 }, (_, number) => fetch(madeUp(number)));
    const others = ["/shop/home", "/api/shop/products/get?limit=1"].map((path) => fetch(server.url + path));
    for (const { status, url } of await Promise.all(others)) expect(status, url).toBe(200);
    const answers = await Promise.all(pages);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 404).length + refused.length).toBe(80);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused[0]?.text()).toContain("One moment, please");
  });
});

test("on SIGTERM the server finishes the requests in progress and ends by itself", async ({ people }) => {
  const [shopper, server] = [await people.shopper(), await startOwnServer({})];
  try {
    await untilUp(server);
    const login = () =>
      fetch(`${server.url}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: shopper.email, password: shopper.password }),
      });
    const answers = Promise.all(Array.from({ length: 20 }, login));
    // The first answer shows that the others have arrived.
    await login();
    process.kill(server.pid, "SIGTERM");
    expect((await answers).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await server.ended).toBe(0);
    await expect(login()).rejects.toThrow();
  } finally {
    await server.stop();
  }
});

test("SIGTERM to npm start ends the server", async () => {
  const npm = spawn("npm", ["start", "--", "-H", "127.0.0.1", "-p", "0"], {
    env: { ...process.env, NEXT_DIST_DIR: ".next-test" },
    stdio: "pipe",
  });
  let output = "";
  npm.stdout.on("data", (text) => {
    output += text;
  });
  try {
    await expect.poll(() => output, { timeout: 30_000 }).toContain("Ready on");
  } finally {
    npm.kill("SIGTERM");
  }
  const [code] = await once(npm, "exit");
  expect(code).toBe(0);
  expect(output).toContain("Stopping");
});
