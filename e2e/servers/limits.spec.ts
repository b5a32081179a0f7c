import { randomUUID } from "node:crypto";
import { cookieOf } from "../api/support/cookies";
import { expect, test } from "../fixtures";
import { type OwnServer, startOwnServer, untilUp } from "../own-server";
import { inOwnShop, withoutServer } from "./support/own-shops";

// All other tests call from the address that is counted here.
inOwnShop(withoutServer);

const servers = new Map<string, OwnServer>();

/** A server with these limits; tests with the same ones share it. */
async function limited(variables: Record<string, string>): Promise<OwnServer> {
  const key = JSON.stringify(variables);
  const server = servers.get(key) ?? (await startOwnServer(variables));
  servers.set(key, server);
  await untilUp(server);
  return server;
}

const behindProxy = { RATE_LIMIT_SCALE: "1", TRUST_PROXY: "1" };
const smallLimits = { RATE_LIMIT_SCALE: "0.02", TRUST_PROXY: "1" };

test.beforeEach(async ({ database }) => {
  await database.collection("ratelimits").deleteMany({});
});

test.afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.stop("SIGKILL")));
});

const login = (url: string, email: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email, password: "not the one" }),
  });

test("an account allows ten failed sign-ins, also from forged addresses and at another instance", async () => {
  test.setTimeout(90_000);
  const server = await limited({ RATE_LIMIT_SCALE: "1" });
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

  const second = await limited(behindProxy);
  expect((await login(second.url, email)).status, "another instance counts the same tries").toBe(429);
});

test("an address may request and use links a hundred times in ten minutes, counted with its sign-ins", async ({
  database,
}) => {
  test.setTimeout(120_000);
  const server = await limited(behindProxy);
  const from = { "x-forwarded-for": "203.0.113.5" };
  const call = async (name: string, body: object, headers: Record<string, string> = from) =>
    fetch(`${server.url}/api/auth/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const token = "x".repeat(43);
  const calls = [
    ["forgotPassword", { email: `${randomUUID()}@shopper.example` }, 200],
    ["resetPassword", { token, password: "quite another one" }, 422],
    ["verifyEmail", { token }, 422],
    ["sendVerification", {}, 401],
  ] as const;
  const signIn = () => login(server.url, `${randomUUID()}@shopper.example`, from);
  for (let number = 0; number < 10; number++) expect((await signIn()).status).toBe(401);
  for (let round = 0; round < 22; round++) {
    for (const [name, body, status] of calls) expect((await call(name, body)).status, name).toBe(status);
  }
  expect((await call("forgotPassword", { email: "nobody" })).status, "refused ones count too").toBe(422);
  expect((await signIn()).status).toBe(401);
  for (const [name, body] of calls) {
    const refused = await call(name, body);
    expect(refused.status, name).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
    expect((await call(name, body, { "x-forwarded-for": "203.0.113.6" })).status, "another address").not.toBe(429);
  }
  expect((await signIn()).status, "sign-ins end at 300").toBe(401);
  const counted = await database.collection("ratelimits").findOne({ key: "sign-in-address:203.0.113.5" });
  expect(counted?.points).toBe(105);
  await database.collection("ratelimits").updateOne({ key: counted?.key }, { $set: { points: 300 } });
  expect((await signIn()).status).toBe(429);
});

test("behind proxies the address that they report is counted, not the one that the caller claims", async () => {
  const server = await limited({ RATE_LIMIT_SCALE: "0.1", RATE_LIMIT_ADDRESS_SCALE: "1", TRUST_PROXY: "2" });
  const email = `${randomUUID()}@shopper.example`;
  const from = async (forwarded: string) => (await login(server.url, email, { "x-forwarded-for": forwarded })).status;
  const cdn = "198.51.100.7";
  expect(await from(`10.0.0.1, 203.0.113.1, ${cdn}`)).toBe(401);
  for (let guess = 2; guess < 27; guess++) {
    expect(await from(`10.0.0.${guess}, 203.0.113.1, ${cdn}`), `guess ${guess}`).toBe(429);
  }
  expect(await from(`203.0.113.2, ${cdn}`), "another caller").toBe(401);
  expect(await from(`2001:db8:1:2::1, ${cdn}`), "IPv6").toBe(401);
  expect(await from(`2001:db8:1:2:ffff::9, ${cdn}`), "the same /64").toBe(429);
  expect(await from(`2001:db8:1:3::1, ${cdn}`), "another /64").toBe(401);
});

test("with a stolen session the password is guessed no more often from several addresses", async ({ shopper }) => {
  const { url } = await limited(smallLimits);
  const cookie = await cookieOf(shopper);
  const guess = (address: string) =>
    fetch(`${url}/api/auth/changePassword`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ currentPassword: "not the one", newPassword: "quite another one" }),
    });
  expect((await guess("203.0.113.7")).status).toBe(422);
  expect((await guess("203.0.113.8")).status).toBe(429);
});

test("every call is counted before its body is read, also when it is refused", async ({ people }) => {
  const shopper = await people.shopper();
  const cookie = await cookieOf(shopper);
  const server = await limited({ RATE_LIMIT_SCALE: "0.1", RATE_LIMIT_ADDRESS_SCALE: "0.2" });
  const send = (path: string, init: RequestInit = {}, as: Record<string, string> = { cookie }) =>
    fetch(`${server.url}${path}`, { ...init, headers: { ...as, ...init.headers } });
  const post = (path: string, body: string, type = "application/json") =>
    send(path, { method: "POST", body, headers: { "content-type": type } });
  const statuses = async (times: number, one: () => Promise<Response>) => {
    const seen: number[] = [];
    for (let i = 0; i < times; i++) seen.push((await one()).status);
    return seen;
  };
  const cod = "/api/shop/order/createCOD";
  expect(await statuses(3, () => post(cod, "{}")), "orders that are not valid").toEqual([422, 422, 429]);
  expect((await post(cod, "{")).status, "the limit comes before what is no JSON").toBe(429);

  const avatar = "/api/shop/profile/upload_avtar";
  const broken = () => post(avatar, "no form", "multipart/form-data; boundary=x");
  expect(await statuses(4, broken), "broken uploads").toEqual([400, 400, 400, 429]);
  expect((await post(avatar, "x", "text/plain")).status, "the limit comes before another kind").toBe(429);

  const refused = [
    () => post("/api/shop/cart/add", "{}"),
    () => send(`/api/shop/cart/get/${"0".repeat(24)}`),
    () => send("/api/admin/products/get"),
  ];
  let at = 0;
  const mixed = await statuses(30, () => (refused[at++ % 3] as () => Promise<Response>)());
  expect(mixed).toEqual(Array(10).fill([422, 403, 403]).flat());
  expect(await statuses(3, () => send(`/api/shop/cart/get/${shopper.id}`))).toEqual([429, 429, 429]);
  expect((await send("/api/admin/products/get")).status, "the role comes before the limit by user").toBe(403);

  const guest = await statuses(40, () => send("/api/shop/cart/add", { method: "POST" }, {}));
  expect(guest).toEqual(Array(40).fill(401));
  const kept = await statuses(22, () => send("/api/shop/products/get?limit=3", {}, {}));
  expect(kept, "answers from memory count too").toEqual([...Array(20).fill(200), 429, 429]);
});

test("password guesses from many addresses are slowed down, but not the owner on a known device", async ({
  people,
}) => {
  const owner = await people.shopper();
  // Two failures in an hour, in place of a hundred.
  const server = await limited(smallLimits);
  let callers = 0;
  const signIn = (password: string, cookie = "") => {
    callers += 1;
    const headers = { "content-type": "application/json", "x-forwarded-for": `203.0.113.${callers}`, cookie };
    const body = JSON.stringify({ email: owner.email, password });
    return fetch(`${server.url}/api/auth/login`, { method: "POST", headers, body });
  };
  const first = await signIn(owner.password);
  expect(first.status).toBe(200);
  const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith("device="));
  const guesses = await Promise.all(Array.from({ length: 8 }, () => signIn("not the one")));
  const statuses = guesses.map(({ status }) => status).sort();
  expect(statuses, "two, and one more a minute").toEqual([...Array(3).fill(401), ...Array(5).fill(429)]);
  const late = await signIn("not the one");
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await signIn(owner.password)).status, "the owner on a new device waits too").toBe(429);
  expect((await signIn(owner.password, device?.split(";")[0])).status, "the owner on a known device").toBe(200);
});

test("all accounts behind one address share 200 orders an hour", async ({ people, database }) => {
  const server = await limited(smallLimits);
  const order = async (address: string) => {
    const headers = {
      cookie: await cookieOf(await people.shopper()),
      "content-type": "application/json",
      "x-forwarded-for": address,
    };
    return (await fetch(`${server.url}/api/shop/order/createCOD`, { method: "POST", headers, body: "{}" })).status;
  };
  const seen = [];
  for (let tries = 0; tries < 5; tries++) seen.push(await order("203.0.113.50"));
  expect(seen).toEqual([422, 422, 422, 422, 429]);
  expect(await order("203.0.113.51")).toBe(422);
  // The database removes counters whose time is over within a minute.
  await database.collection("ratelimits").updateMany({}, { $set: { expire: new Date() } });
  expect(await order("203.0.113.50"), "an hour later").toBe(422);
  const counted = await database.collection("ratelimits").findOne({ key: "order-address:203.0.113.50" });
  expect(counted?.points).toBe(1);
});
