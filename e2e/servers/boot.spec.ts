import { cookieOf } from "../api/support/cookies";
import { fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { type OwnServer, startOwnServer, untilUp } from "../own-server";
import { storeAddress } from "../shop/support/screens";

test("without its environment the shop does not start, and says what is missing", async () => {
  const server = await startOwnServer({ JWT_SECRET: "too short", MONGODB_URI: "" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain("JWT_SECRET must have at least 32 bytes");
  expect(server.output()).toContain("MONGODB_URI is missing");
  expect(server.output()).not.toContain("too short");
});

test("a public shop does not start without its address", async () => {
  const server = await startOwnServer({ DEMO: "", PUBLIC_URL: "" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain("PUBLIC_URL is missing");
});

test("with an http address the shop warns that cookies are not secure", async () => {
  const server = await startOwnServer({ DEMO: "", PUBLIC_URL: "http://vastra.example" });
  try {
    await untilUp(server);
    expect(server.output()).toContain("session cookies are not Secure");
    const policy = (await fetch(`${server.url}/auth/login`)).headers.get("content-security-policy");
    const provider = new URL(String(process.env.RAZORPAY_CHECKOUT_URL)).origin;
    expect(policy).toContain(
      `script-src 'self' 'unsafe-inline' https://*.razorpay.com ${provider} https://maps.googleapis.com;`,
    );
  } finally {
    await server.stop();
  }
});

test("a shop without keys for payments offers cash alone", async ({ page, shopper, openAs, database }) => {
  const server = await startOwnServer({ RAZORPAY_KEY_ID: "", RAZORPAY_KEY_SECRET: "", RAZORPAY_WEBHOOK_SECRET: "" });
  // The host that the shopper's cookie is for.
  const url = server.url.replace("127.0.0.1", "localhost");
  try {
    await untilUp(server);
    await fill(shopper, await newProduct(database), 1, "m");
    await storeAddress(shopper);
    await openAs(shopper);
    await page.goto(`${url}/shop/checkout?step=payment`);
    const cash = page.getByRole("button", { name: "Pay On Delivery" });
    await expect(cash).toBeEnabled();
    await expect(page.getByRole("button", { name: "Pay With Razorpay" })).toHaveCount(0);
    await cash.click();
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  } finally {
    await server.stop();
  }
});

test.describe("without its database", () => {
  let server: OwnServer;

  test.beforeAll(async () => {
    const away = "mongodb://127.0.0.1:9/vastra?replicaSet=vastra";
    server = await startOwnServer({ MONGODB_URI: away, TRUST_PROXY: "1" });
    await untilUp(server);
  });

  test.afterAll(() => server.stop());

  // The driver by itself would wait for 30 s.
  const get = (path: string, headers: Record<string, string> = {}, limitMs = 20_000) =>
    fetch(server.url + path, { headers, signal: AbortSignal.timeout(limitMs) });

  test("every call answers 503 soon", async ({ shopper }) => {
    const cookie = await cookieOf(shopper);
    const calls = ["/api/auth/checkAuth", "/api/shop/products/get", `/api/shop/cart/get/${shopper.id}`];
    const [ready, ...answers] = await Promise.all([get("/api/ready"), ...calls.map((path) => get(path, { cookie }))]);
    for (const answer of answers) {
      expect(answer.status, answer.url).toBe(503);
      expect(answer.headers.get("retry-after"), answer.url).toBe("10");
      expect(await answer.json()).toMatchObject({ success: false, code: "database_away" });
    }
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ success: false, code: "not_ready", missing: ["database"] });
    expect((await get("/api/health")).status).toBe(200);
  });

  test("a page that is not cached answers 503 with the shop's error page", async () => {
    const paths = ["/shop/home", "/shop/listing?page=2", `/shop/product/${"a".repeat(24)}`];
    await Promise.all(
      paths.map(async (path) => {
        // Pages are made one after the other, and each waits for the database.
        const answer = await get(path, {}, 30_000);
        expect(answer.status, path).toBe(503);
        expect(Number(answer.headers.get("retry-after")), path).toBeGreaterThan(0);
        expect(await answer.text(), path).toContain("<html");
      }),
    );
    expect((await get("/auth/login")).status).toBe(200);
  });

  test("a page that fails can be found in the log by the number it shows", async ({ page }) => {
    const answer = await get("/shop/listing?page=3", { "x-request-id": "from-the-proxy" });
    expect(answer.headers.get("x-request-id")).toBe("from-the-proxy");
    const path = `/shop/product/${"b".repeat(24)}`;
    const opened = await page.goto(server.url + path);
    const shown = await page.getByRole("alert").filter({ hasText: "number" }).textContent();
    const digest = /number (\d+)/.exec(shown ?? "")?.[1];

    const lines = server.output().trim().split("\n");
    expect(lines.filter((line) => !line.startsWith("{") && /Error|^\s+at /.test(line))).toEqual([]);
    const failed = lines.filter((line) => line.includes("page failed")).map((line) => JSON.parse(line));
    expect(failed).toContainEqual(expect.objectContaining({ requestId: "from-the-proxy", path: "/shop/listing" }));
    const requestId = opened?.headers()["x-request-id"];
    expect(failed).toContainEqual(expect.objectContaining({ requestId, method: "GET", path, digest }));
  });
});

test("every answer has a request id that no client can choose", async ({ request }) => {
  const paths = ["/shop/home", "/auth/login", "/api/shop/config", "/manifest.webmanifest", "/nowhere", "/robots.txt"];
  const ids = [];
  for (const path of [...paths, ...paths]) {
    const answer = await request.get(path, { headers: { "x-request-id": "chosen-by-a-client" } });
    ids.push(answer.headers()["x-request-id"]);
  }
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(new Set(ids).size).toBe(ids.length);
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
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["__Host-token", "__Host-device"]);
    for (const cookie of cookies) expect(cookie).toContain("; Secure");
    const checkAuth = async (cookie: string) => {
      const checked = await fetch(`${server.url}/api/auth/checkAuth`, { headers: { cookie } });
      return { ...(await checked.json()), cookies: checked.headers.getSetCookie() };
    };
    const session = cookies[0]?.split(";")[0] ?? "";
    expect(await checkAuth(session)).toMatchObject({ user: { id: shopper.id }, cookies: [] });
    expect((await checkAuth(session.replace("__Host-", ""))).user, "planted by a sibling host").toBeNull();
    const old = await checkAuth(await cookieOf(shopper));
    expect(old, "from before the prefix").toMatchObject({ user: { id: shopper.id } });
    expect(old.cookies).toEqual([expect.stringMatching(/^__Host-token=/)]);
    expect((await login("http://vastra.example")).status).toBe(403);
    expect((await login(server.url)).status).toBe(403);
  } finally {
    await server.stop();
  }
});
