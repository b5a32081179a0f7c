import { createHash } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { type Db, ObjectId } from "mongodb";
import { type Caller, expect, test } from "../fixtures";
import { newPerson } from "../people";
import { bad, good } from "./support/answers";
import { mailsTo, mailTo, tokenIn } from "./support/mailbox";

const said = "If there is an account for this address, a link is on its way.";
const resetSubject = "Reset your password";
const password = "quite another password";

const post = (request: APIRequestContext, call: string, data: object = {}) =>
  request.post(`/api/auth/${call}`, { data });

test.describe("a forgotten password", () => {
  test("is reset by a link, once, also by calls at the same time, which ends all sessions", async ({
    shopper,
    people,
    database,
  }) => {
    const guest = await people.guest();
    expect((await good(await post(guest, "forgotPassword", { email: shopper.email.toUpperCase() }))).message).toBe(
      said,
    );
    const token = tokenIn(await mailTo(shopper.email, resetSubject));
    await bad(await post(guest, "resetPassword", { token, password: "password1" }), 422, "invalid", "password");
    const resets = await Promise.all([1, 2, 3].map(() => post(guest, "resetPassword", { token, password })));
    expect(resets.map((answer) => answer.status()).sort()).toEqual([200, 422, 422]);
    expect((await (await shopper.request.get("/api/auth/checkAuth")).json()).user).toBeNull();
    await good(await post(guest, "login", { email: shopper.email, password }));
    await bad(await post(guest, "login", shopper), 401, "wrong_credentials");
    await bad(await post(guest, "resetPassword", { token, password }), 422, "invalid", "token");
    await mailTo(shopper.email, "Your password was changed");
    const { data } = await good(await guest.get(`/api/shop/profile/fetch/${shopper.id}`));
    expect(data.emailVerified, "who reads the mails of an address confirms it").toBe(true);
    const stored = JSON.stringify(await database.collection("accountlinks").find().toArray());
    expect(stored, "the token itself is stored nowhere").not.toContain(token);
    expect(stored).toContain(createHash("sha256").update(token).digest("base64url"));
  });

  test("of an unknown address gets the same answer and no mail", async ({ people, database }) => {
    const guest = await people.guest();
    const { email } = newPerson();
    const answer = await post(guest, "forgotPassword", { email });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: said });
    // The request is dealt with and forgotten, like one for a known address.
    await expect.poll(() => database.collection("accountlinks").countDocuments({ email })).toBe(0);
    expect(await mailsTo(email)).toEqual([]);
  });

  test("is reset only by the newest link, also of two requested at once", async ({ shopper, people, database }) => {
    const guest = await people.guest();
    const ask = () => post(guest, "forgotPassword", { email: shopper.email });
    await Promise.all([ask(), ask()]);
    await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(2);
    const newest = await database
      .collection("accountlinks")
      .find({ userId: new ObjectId(shopper.id) })
      .sort({ requestedAt: -1, _id: -1 })
      .next();
    const tokens = (await mailsTo(shopper.email)).map(tokenIn);
    const isNewest = (token: string) => createHash("sha256").update(token).digest("base64url") === newest?.tokenHash;
    const [old = "", fresh = ""] = [tokens.find((token) => !isNewest(token)), tokens.find(isNewest)];
    await bad(await post(guest, "resetPassword", { token: old, password }), 422, "invalid", "token");
    await good(await post(guest, "resetPassword", { token: fresh, password }));
  });

  test("can't be reset by older links after the password was changed otherwise", async ({
    shopper,
    people,
    database,
  }) => {
    const guest = await people.guest();
    await post(guest, "forgotPassword", { email: shopper.email });
    const token = tokenIn(await mailTo(shopper.email, resetSubject));
    // Asked for too, and not looked at yet: as a process leaves it that is killed right after its answer.
    const links = database.collection("accountlinks");
    const now = new Date();
    const open = { _id: `test ${shopper.id}` as unknown as ObjectId, kind: "resetPassword", email: shopper.email };
    const expiresAt = new Date(now.getTime() + 60_000);
    await links.insertOne({ ...open, open: true, requestedAt: now, expiresAt });
    await good(
      await post(shopper.request, "changePassword", { currentPassword: shopper.password, newPassword: password }),
    );
    await bad(await post(guest, "resetPassword", { token, password: "a third password" }), 422, "invalid", "token");
    expect((await links.findOne({ _id: open._id }))?.usedAt).toBeInstanceOf(Date);
    await links.deleteOne({ _id: open._id });
    await good(await post(guest, "login", { email: shopper.email, password }));

    await post(guest, "forgotPassword", { email: shopper.email });
    await expect
      .poll(async () => (await mailsTo(shopper.email)).filter((mail) => mail.subject === resetSubject).length)
      .toBe(2);
    const fresh = tokenIn(await mailTo(shopper.email, resetSubject));
    await good(await post(guest, "resetPassword", { token: fresh, password: "a third password" }));
  });

  test("is reset by a link within half an hour", async ({ shopper, people, database }) => {
    const guest = await people.guest();
    await post(guest, "forgotPassword", { email: shopper.email });
    const token = tokenIn(await mailTo(shopper.email, resetSubject));
    const links = database.collection("accountlinks");
    const link = await links.findOne({ userId: new ObjectId(shopper.id) });
    expect(link?.expiresAt - link?.requestedAt).toBe(30 * 60_000);
    await links.updateOne({ _id: link?._id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    await bad(await post(guest, "resetPassword", { token, password }), 422, "invalid", "token");
  });

  test("is reset at the shop's own address, whatever host a request names", async ({ shopper, baseURL }) => {
    const headers = { "content-type": "application/json", "x-forwarded-host": "evil.example", host: "evil.example" };
    const body = JSON.stringify({ email: shopper.email });
    await fetch(`${baseURL}/api/auth/forgotPassword`, { method: "POST", headers, body });
    const { text, html } = await mailTo(shopper.email, resetSubject);
    expect(text).toContain(`${baseURL}/auth/reset-password?token=`);
    expect(`${text}${html}`).not.toContain("evil");
  });

  test("can't be reset by an invalid token or one of another kind", async ({ shopper, people }) => {
    const guest = await people.guest();
    await bad(await post(guest, "resetPassword", { token: "x".repeat(43), password }), 422, "invalid", "token");
    await bad(await post(guest, "resetPassword", { token: "", password }), 422, "invalid", "token");
    await bad(await post(guest, "resetPassword", { token: { $ne: "" }, password }), 422, "invalid", "token");
    await bad(await post(guest, "forgotPassword", { email: "nobody" }), 422, "invalid", "email");
    await good(await post(shopper.request, "sendVerification"));
    const token = tokenIn(await mailTo(shopper.email, "Confirm your email address"));
    await bad(await post(guest, "resetPassword", { token, password }), 422, "invalid", "token");
  });
});

test.describe("the email address of an account", () => {
  test("may have unusual characters, and a user name that looks like a host becomes no link", async ({ people }) => {
    const guest = await people.guest();
    const { username, password } = newPerson();
    const unique = username.slice(-8);
    const person = { username: `evil.example ${unique}`, email: `o'neil+${unique}@shopper.example`, password };
    await good(await post(guest, "register", person), 201);
    const { text, html, to, subject } = await mailTo(person.email, /^Welcome/);
    expect(to).toBe(person.email);
    expect(subject).not.toContain("evil");
    expect(html).toContain(`evil example ${unique}`);
    expect(`${text}${html}`).not.toMatch(/evil\.example/i);
    for (const email of ["a@shopper.example\r\nBcc: b@shopper.example", "a@shopper.example,b@shopper.example"]) {
      await bad(await post(guest, "register", { ...newPerson(), email }), 422, "invalid", "email");
      await bad(await post(guest, "forgotPassword", { email }), 422, "invalid", "email");
    }
  });

  test("is confirmed by the call of the welcome mail's page, not by opening it", async ({ people }) => {
    const guest = await people.guest();
    const person = newPerson();
    await good(await post(guest, "register", person), 201);
    const mail = await mailTo(person.email, "Welcome: confirm your email address");
    const token = tokenIn(mail);
    const { user } = await good(await post(guest, "login", person));
    const isVerified = async () =>
      (await good(await guest.get(`/api/shop/profile/fetch/${user.id}`))).data.emailVerified;
    expect((await guest.get(`/auth/verify-email?token=${token}`)).status()).toBe(200);
    expect(await isVerified(), "a program that checks mails opens its links").toBe(false);
    await good(await post(guest, "verifyEmail", { token }));
    expect(await isVerified()).toBe(true);
    await bad(await post(guest, "verifyEmail", { token }), 422, "invalid", "token");
    expect((await good(await post(guest, "sendVerification"))).message).toContain("already");
  });

  /** The tokens of this many links that a shopper asks for, one after the other; the oldest comes first. */
  async function askedFor(shopper: Caller, count: number): Promise<string[]> {
    for (let sent = 1; sent <= count; sent++) {
      await good(await post(shopper.request, "sendVerification"));
      await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(sent);
    }
    return (await mailsTo(shopper.email)).map(tokenIn).toReversed();
  }

  const confirmedAt = async (database: Db, { id }: Caller) =>
    (await database.collection("users").findOne({ _id: new ObjectId(id) }))?.emailVerifiedAt;

  test("is confirmed by any link of the last 48 hours, after which the others do nothing", async ({
    shopper,
    database,
  }) => {
    const [first = "", second = "", third = ""] = await askedFor(shopper, 3);
    const verify = (token: string) => post(shopper.request, "verifyEmail", { token });
    const links = database.collection("accountlinks");
    const change = (token: string, how: object) =>
      links.updateOne({ tokenHash: createHash("sha256").update(token).digest("base64url") }, how);
    await change(first, { $set: { expiresAt: new Date(Date.now() - 1) } });
    await bad(await verify(first), 422, "invalid", "token");
    expect(await confirmedAt(database, shopper)).toBeUndefined();
    await good(await verify(second));
    const at = await confirmedAt(database, shopper);
    expect(at).toBeInstanceOf(Date);
    for (const token of [second, third]) await bad(await verify(token), 422, "invalid", "token");
    // As one that was asked for while another was used.
    await change(third, { $unset: { usedAt: 1 } });
    await good(await verify(third));
    expect(await confirmedAt(database, shopper)).toEqual(at);
  });

  test("is confirmed by a new password too, after which the links for it end", async ({ shopper, database }) => {
    const [token = ""] = await askedFor(shopper, 1);
    await post(shopper.request, "forgotPassword", { email: shopper.email });
    const reset = tokenIn(await mailTo(shopper.email, resetSubject));
    await good(await post(shopper.request, "resetPassword", { token: reset, password }));
    expect(await confirmedAt(database, shopper)).toBeInstanceOf(Date);
    await bad(await post(shopper.request, "verifyEmail", { token }), 422, "invalid", "token");
  });
});
