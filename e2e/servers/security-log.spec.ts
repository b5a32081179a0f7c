import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cookieOf } from "../api/support/cookies";
import { destination, fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "../own-server";

test("the security log says who did what and holds no personal data", async ({ people, database }) => {
  const folder = mkdtempSync(join(tmpdir(), "vastra-security-"));
  const file = join(folder, "security.log");
  const server = await startOwnServer({ SECURITY_LOG: file, NEW_ACCOUNT_PIECES: "2", TRUST_PROXY: "1" });
  const [shopper, unconfirmed, admin] = [await people.shopper(), await people.shopper(), await people.admin()];
  const call = async (path: string, body: object, cookie?: string) => {
    const headers = {
      "content-type": "application/json",
      "x-forwarded-for": "203.0.113.77",
      ...(cookie && { cookie }),
    };
    const answer = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.headers.get("x-request-id");
  };
  try {
    await untilUp(server);
    const { email, password } = shopper;
    const ids = [
      await call("/api/auth/login", { email, password }),
      await call("/api/auth/login", { email, password: "not the one" }),
      await call("/api/auth/login", { email: "nobody@shopper.example", password }),
    ];
    const asAdmin = await cookieOf(admin);
    await people.confirmEmail(shopper);
    ids.push(await call("/api/admin/people/grant", { email, password: "not the one" }, asAdmin));
    ids.push(await call("/api/admin/people/grant", { email, password: admin.password }, asAdmin));
    ids.push(await call("/api/admin/people/revoke", { userId: shopper.id, password: admin.password }, asAdmin));
    await fill(unconfirmed, await newProduct(database), 3);
    ids.push(await call("/api/shop/order/createCOD", { addressInfo: destination }, await cookieOf(unconfirmed)));
    const change = { currentPassword: password, newPassword: "quite another one" };
    ids.push(await call("/api/auth/changePassword", change, await cookieOf(shopper)));

    await expect.poll(() => readFileSync(file, "utf8").trim().split("\n").length).toBe(ids.length);
    const text = readFileSync(file, "utf8");
    const lines = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const about = { log: "security", userId: shopper.id, network: "203.0.113.0/24" };
    expect(lines).toMatchObject([
      { ...about, event: "signed in" },
      { ...about, event: "sign-in failed" },
      { ...about, event: "sign-in failed", userId: null },
      { ...about, event: "password check failed", userId: admin.id },
      { ...about, event: "role granted", by: admin.id },
      { ...about, event: "role revoked", by: admin.id },
      { ...about, event: "limit reached", userId: unconfirmed.id, code: "limit_reached" },
      { ...about, event: "password changed" },
    ]);
    expect(lines.map(({ requestId }) => requestId)).toEqual(ids);
    for (const personal of [email, shopper.username, password, "203.0.113.77", "12 Silver Oak"]) {
      expect(text).not.toContain(personal);
    }
    expect(server.output(), "the log of requests has nothing of it").not.toContain("203.0.113");
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
