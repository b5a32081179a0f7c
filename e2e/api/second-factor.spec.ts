import { setTimeout as sleep } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";
import bcrypt from "bcryptjs";
import { ObjectId } from "mongodb";
import { generate } from "otplib";
import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { cookieOf } from "./support/cookies";

const base = "/api/admin/secondFactor";
const codeAt = (secret: string, secondsFromNow: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + secondsFromNow });

/** Sets up an app for an admin, as the page does. The next code that is accepted is that of the next step of 30 s. */
async function setUp({ request, password }: Caller) {
  const { secret, uri, qr } = await good(await request.post(`${base}/begin`, { data: { password } }));
  const code = await codeAt(secret, 0);
  const { recoveryCodes } = await good(await request.post(`${base}/enable`, { data: { code } }));
  return { secret, uri, qr, recoveryCodes };
}

const login = (guest: APIRequestContext, { email, password }: Caller, code?: string) =>
  guest.post("/api/auth/login", { data: { email, password, code } });

test("after an admin has set up an app, signing in asks for its code", async ({ admin, people }) => {
  const elsewhere = await people.guest();
  await good(await login(elsewhere, admin));
  await bad(
    await admin.request.post(`${base}/begin`, { data: { password: "not the one" } }),
    422,
    "invalid",
    "password",
  );
  await bad(await admin.request.post(`${base}/enable`, { data: { code: "123456" } }), 409, "conflict");

  const begun = await good(await admin.request.post(`${base}/begin`, { data: { password: admin.password } }));
  expect(begun.uri).toContain(`secret=${begun.secret}`);
  expect(begun.qr).toMatchObject({ size: expect.any(Number), path: expect.stringMatching(/^M\d/) });
  await good(await login(await people.guest(), admin));
  const wrong = (Number(await codeAt(begun.secret, 0)) + 1).toString().padStart(6, "0").slice(-6);
  await bad(await admin.request.post(`${base}/enable`, { data: { code: wrong } }), 422, "invalid", "code");

  const { secret, recoveryCodes } = await setUp(admin);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await (await elsewhere.get("/api/auth/checkAuth")).json()).user, "other sessions end").toBeNull();
  expect(await good(await admin.request.get(`${base}/get`))).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
  await bad(await admin.request.post(`${base}/begin`, { data: { password: admin.password } }), 409, "conflict");

  const guest = await people.guest();
  await bad(await login(guest, { ...admin, password: "not the one" }), 401, "wrong_credentials");
  const asked = await login(guest, admin);
  expect(asked.headers()["set-cookie"]).toBeUndefined();
  await bad(asked, 401, "second_factor_needed");
  await bad(await login(guest, admin, "000 00"), 401, "second_factor_needed", "code");
  const { user } = await good(await login(guest, admin, await codeAt(secret, 30)));
  expect(Object.keys(user).sort()).toEqual(["email", "id", "role", "username"]);
});

test("a sign-in that began before the second factor starts no session", async ({ admin, people, database }) => {
  // The password of cost 13 is still being checked 100 ms later: by then the account has been read.
  const [users, _id] = [database.collection("users"), new ObjectId(admin.id)];
  await users.updateOne({ _id }, { $set: { passwordHash: await bcrypt.hash(admin.password, 13) } });
  const signingIn = login(await people.guest(), admin);
  await sleep(100);
  const secondFactor = { secret: "", enabledAt: new Date(), lastStep: 0, recoveryCodes: [] };
  await users.updateOne({ _id }, { $set: { secondFactor } });
  expect((await signingIn).status()).toBe(401);
});

test("a code and a recovery code are accepted once, also when sent twice at once", async ({
  admin,
  people,
  database,
}) => {
  const { secret, recoveryCodes } = await setUp(admin);
  const code = await codeAt(secret, 30);
  const both = async (text: string) => {
    const guests = [await people.guest(), await people.guest()];
    const answers = await Promise.all(guests.map((guest) => login(guest, admin, text)));
    return answers.map((answer) => answer.status()).sort();
  };
  expect(await both(code)).toEqual([200, 401]);
  expect(await both(code)).toEqual([401, 401]);
  expect(await both(` ${recoveryCodes[0].toUpperCase()} `)).toEqual([200, 401]);
  const stored = await database.collection("users").findOne({ _id: new ObjectId(admin.id) });
  expect(stored?.secondFactor.recoveryCodes).toHaveLength(9);
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[1]);
});

test("the second factor is turned off with the password, and removed with the role", async ({
  admin,
  people,
  database,
}) => {
  await setUp(admin);
  const off = (password: string) => admin.request.post(`${base}/disable`, { data: { password } });
  await bad(await off("not the one"), 422, "invalid", "password");
  await good(await off(admin.password));
  await good(await login(await people.guest(), admin));

  const other = await people.admin();
  await setUp(other);
  const revoke = { userId: other.id, password: admin.password };
  await good(await admin.request.post("/api/admin/people/revoke", { data: revoke }));
  await good(await login(await people.guest(), other));
  expect(await database.collection("users").findOne({ email: other.email })).not.toHaveProperty("secondFactor");
});

test("no other call returns the secret", async ({ admin }) => {
  const { secret } = await setUp(admin);
  for (const path of [`${base}/get`, "/api/auth/checkAuth", "/api/admin/people/get", "/api/admin/log/get?limit=5"]) {
    expect(await (await admin.request.get(path)).text(), path).not.toContain(secret);
  }
  expect(await cookieOf(admin)).not.toContain(secret);
});
