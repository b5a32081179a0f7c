import { generate } from "otplib";
import { cookieOf } from "../api/support/cookies";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "../own-server";

test("with REQUIRE_ADMIN_2FA admins have no access until they set up a second factor", async ({ admin, shopper }) => {
  const server = await startOwnServer({ REQUIRE_ADMIN_2FA: "1" });
  const cookie = await cookieOf(admin);
  const call = async (path: string, body?: object) => {
    const method = body ? "POST" : "GET";
    const headers = { cookie, ...(body && { "content-type": "application/json" }) };
    const answer = await fetch(server.url + path, { method, headers, body: JSON.stringify(body), redirect: "manual" });
    return answer;
  };
  const base = "/api/admin/secondFactor";
  try {
    await untilUp(server);
    expect((await call("/api/admin/people/get")).status).toBe(403);
    const theirs = [`/api/shop/cart/get/${shopper.id}`, `/api/shop/profile/fetch/${shopper.id}`];
    for (const path of theirs) expect((await call(path)).status, path).toBe(403);
    expect(await (await call("/api/auth/checkAuth")).json()).toMatchObject({ user: { role: "admin" } });
    const page = await call("/admin/orders");
    expect(page.status === 307 ? page.headers.get("location") : await page.text()).toContain("/admin/security");
    expect((await call("/admin/security")).status).toBe(200);
    const asShopper = { cookie: await cookieOf(shopper) };
    expect((await fetch(`${server.url}/api/shop/cart/get/${shopper.id}`, { headers: asShopper })).status).toBe(200);

    const { secret } = await (await call(`${base}/begin`, { password: admin.password })).json();
    expect((await call(`${base}/enable`, { code: await generate({ secret }) })).status).toBe(200);
    for (const path of ["/api/admin/people/get", ...theirs]) expect((await call(path)).status, path).toBe(200);
    expect((await call(`${base}/disable`, { password: admin.password })).status).toBe(409);
  } finally {
    await server.stop();
  }
});
