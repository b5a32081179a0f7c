import { randomUUID } from "node:crypto";
import { cookieOf } from "../api/support/cookies";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "./own-server";

const login = (url: string, email: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email, password: "not the one" }),
  });

test("sign-in: ten tries by account, and a forged address does not help", async ({ database }) => {
  test.setTimeout(90_000);
  await database.collection("ratelimits").deleteMany({});
  const server = await startOwnServer({ RATE_LIMIT_SCALE: "1" });
  try {
    await untilUp(server);
    const email = `${randomUUID()}@shopper.example`;
    for (let tries = 0; tries < 10; tries++) {
      const forged = { "x-forwarded-for": `203.0.113.${tries}` };
      expect((await login(server.url, email, forged)).status).toBe(401);
    }
    const refused = await login(server.url, email, { "x-forwarded-for": "203.0.113.99" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ success: false, code: "too_many_requests" });
    expect((await login(server.url, `${randomUUID()}@shopper.example`)).status).toBe(401);

    const second = await startOwnServer({ RATE_LIMIT_SCALE: "1" });
    try {
      await untilUp(second);
      expect((await login(second.url, email)).status, "another instance counts the same tries").toBe(429);
    } finally {
      await second.stop();
    }
  } finally {
    await server.stop();
    await database.collection("ratelimits").deleteMany({});
  }
});

test("behind a trusted proxy the forwarded address counts", async ({ database }) => {
  await database.collection("ratelimits").deleteMany({});
  const server = await startOwnServer({ RATE_LIMIT_SCALE: "0.1", TRUST_PROXY: "1" });
  try {
    await untilUp(server);
    const email = `${randomUUID()}@shopper.example`;
    const from = (address: string) => login(server.url, email, { "x-forwarded-for": address });
    expect((await from("203.0.113.1")).status).toBe(401);
    expect((await from("203.0.113.1")).status).toBe(429);
    expect((await from("203.0.113.2")).status).toBe(401);
  } finally {
    await server.stop();
    await database.collection("ratelimits").deleteMany({});
  }
});

test("orders and uploads by shopper, everything else by shopper or address", async ({ people, database }) => {
  const shopper = await people.shopper();
  const cookie = await cookieOf(shopper);
  const server = await startOwnServer({ RATE_LIMIT_SCALE: "0.1" });
  const call = (path: string, body?: object, as: Record<string, string> = { cookie }) =>
    fetch(`${server.url}${path}`, {
      method: body ? "POST" : "GET",
      headers: { ...as, ...(body && { "content-type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
  const statuses = async (times: number, one: () => Promise<Response>) => {
    const seen = [];
    for (let i = 0; i < times; i++) seen.push((await one()).status);
    return seen;
  };
  try {
    await untilUp(server);
    const order = {
      addressInfo: { address: "12 Silver Oak", city: "Bangalore", phone: "9845011223", pincode: "560038" },
    };
    expect(await statuses(3, () => call("/api/shop/order/createCOD", order))).toEqual([409, 409, 429]);
    expect((await call("/api/shop/order/createCOD", {})).status, "what is invalid does not count").toBe(422);
    const cart = await statuses(31, () => call(`/api/shop/cart/get/${shopper.id}`));
    expect(cart.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(cart[30]).toBe(429);
    const guest = await statuses(31, () => call("/api/shop/products/get?limit=1", undefined, {}));
    expect(guest[30]).toBe(429);
  } finally {
    await server.stop();
    await database.collection("ratelimits").deleteMany({});
  }
});
