import { generate } from "otplib";
import { cookieOf } from "../api/support/cookies";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "../own-server";

test("with REQUIRE_ADMIN_2FA admins have no access until they set up a second factor, and can move it to another app", async ({
  admin,
  shopper,
  page,
}) => {
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
    const orders = await call("/admin/orders");
    expect(orders.status === 307 ? orders.headers.get("location") : await orders.text()).toContain("/admin/security");
    expect((await call("/admin/security")).status).toBe(200);
    const asShopper = { cookie: await cookieOf(shopper) };
    expect((await fetch(`${server.url}/api/shop/cart/get/${shopper.id}`, { headers: asShopper })).status).toBe(200);

    const { password } = admin;
    const { secret } = await (await call(`${base}/begin`, { password })).json();
    const enabled = await call(`${base}/enable`, { code: await generate({ secret }) });
    expect(enabled.status).toBe(200);
    const [recoveryCode] = (await enabled.json()).recoveryCodes;
    for (const path of ["/api/admin/people/get", ...theirs]) expect((await call(path)).status, path).toBe(200);
    expect((await call(`${base}/disable`, { password })).status).toBe(409);

    const [name = "", value = ""] = cookie.split("=");
    await page.context().addCookies([{ name, value, url: server.url }]);
    await page.goto(`${server.url}/admin/security`);
    await page.getByRole("button", { name: "Set up another app" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your password").fill(password);
    await dialog.getByLabel("Code", { exact: true }).fill("0000-0000");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByText("Is incorrect or was already used.", { exact: true })).toBeVisible();
    expect((await call("/api/admin/people/get")).status).toBe(200);
    await dialog.getByLabel("Code", { exact: true }).fill(recoveryCode);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    expect((await call("/api/admin/people/get")).status).toBe(403);
    const other = String(await page.locator("code").textContent()).replace(/\s/g, "");
    expect(other).not.toBe(secret);
    await page.getByLabel("Code", { exact: true }).fill(await generate({ secret: other }));
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByRole("button", { name: "I have saved them" }).click();
    await expect(page.getByText("You have 10 recovery codes left.")).toBeVisible();
    expect((await call("/api/admin/people/get")).status).toBe(200);
  } finally {
    await server.stop();
  }
});
