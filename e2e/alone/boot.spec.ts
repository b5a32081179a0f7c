import { cookieOf } from "../api/support/cookies";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "./own-server";

test("without its environment the shop does not open, and says what is missing", async () => {
  const server = await startOwnServer({ JWT_SECRET: "too short", MONGODB_URI: "" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain("JWT_SECRET must have at least 32 bytes");
  expect(server.output()).toContain("MONGODB_URI is missing");
  expect(server.output()).not.toContain("too short");
});

test("with its database away every call answers 503 within five seconds", async ({ shopper }) => {
  const cookie = await cookieOf(shopper);
  const server = await startOwnServer({ MONGODB_URI: "mongodb://127.0.0.1:9/vastra?replicaSet=vastra" });
  try {
    await untilUp(server);
    const calls = ["/api/auth/checkAuth", "/api/shop/products/get", `/api/shop/cart/get/${shopper.id}`];
    const answers = await Promise.all(
      calls.map((path) => fetch(`${server.url}${path}`, { headers: { cookie }, signal: AbortSignal.timeout(8_000) })),
    );
    for (const answer of answers) {
      expect(answer.status, answer.url).toBe(503);
      expect(await answer.json()).toMatchObject({ success: false, code: "database_away" });
    }
  } finally {
    await server.stop();
  }
});

test("https makes the cookie Secure, and only the shop's own origin may change things", async ({ shopper }) => {
  const server = await startOwnServer({ PUBLIC_URL: "https://vastra.example" });
  const login = (origin: string) =>
    fetch(`${server.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ email: shopper.email, password: shopper.password }),
    });
  try {
    await untilUp(server);
    const answer = await login("https://vastra.example");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toContain("Secure");
    expect((await login("http://vastra.example")).status).toBe(403);
    expect((await login(server.url)).status).toBe(403);
  } finally {
    await server.stop();
  }
});
