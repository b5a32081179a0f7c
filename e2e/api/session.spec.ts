import jwt from "jsonwebtoken";
import type { Db } from "mongodb";
import { type Caller, expect, type People, test } from "../fixtures";
import { good } from "./support/answers";
import { cookieOf } from "./support/cookies";

test("a shopper is signed in until they sign out", async ({ shopper }) => {
  const before = await shopper.request.get("/api/auth/checkAuth");
  expect(before.status()).toBe(200);
  expect(await before.json()).toMatchObject({ success: true, user: { id: shopper.id, role: "user" } });

  expect((await shopper.request.post("/api/auth/logout")).status()).toBe(200);
  const after = await shopper.request.get("/api/auth/checkAuth");
  expect(await after.json()).toMatchObject({ success: false, user: null });
});

test("an admin has the role from the database", async ({ admin }) => {
  const answer = await admin.request.get("/api/auth/checkAuth");
  expect(await answer.json()).toMatchObject({ success: true, user: { email: admin.email, role: "admin" } });
});

test.describe("a session", () => {
  const dayMs = 24 * 3_600_000;
  const expiry = (cookie: string) => (jwt.decode(cookie.slice("token=".length), { json: true })?.exp ?? 0) * 1000;

  /** Somebody who has signed in through the API, with what the database has of the session. */
  async function signedIn(people: People, database: Db) {
    const shopper = await people.shopper();
    await shopper.request.post("/api/auth/logout");
    await good(await shopper.request.post("/api/auth/login", { data: shopper }));
    const users = database.collection("users");
    const stored = async () => (await users.findOne({ email: shopper.email }))?.sessions[0];
    const move = async (times: { expiresAt?: number; endsAt?: number }) => {
      const set = Object.entries(times).map(([name, ms]) => [`sessions.0.${name}`, new Date(Date.now() + ms)]);
      await users.updateOne({ email: shopper.email }, { $set: Object.fromEntries(set) });
    };
    return { shopper, stored, move };
  }
  const user = async ({ request }: Caller) => (await (await request.get("/api/auth/checkAuth")).json()).user;

  test("ends after 7 days without use, and after 30 days at most", async ({ people, database }) => {
    const { shopper, stored, move } = await signedIn(people, database);
    const { expiresAt, endsAt } = await stored();
    expect((expiresAt.getTime() - Date.now()) / dayMs).toBeCloseTo(7, 2);
    expect((endsAt.getTime() - Date.now()) / dayMs).toBeCloseTo(30, 2);
    const cookie = await cookieOf(shopper);

    // Used within 15 minutes: nothing is written. Used a day later: it lives on, and so does the cookie.
    expect(await user(shopper)).not.toBeNull();
    expect((await stored()).expiresAt).toEqual(expiresAt);
    await move({ expiresAt: 6 * dayMs });
    expect(await user(shopper)).not.toBeNull();
    await expect.poll(async () => ((await stored()).expiresAt.getTime() - Date.now()) / dayMs).toBeCloseTo(7, 2);

    await move({ expiresAt: dayMs, endsAt: 2 * dayMs });
    const guest = await people.guest();
    await good(await guest.get(`/api/shop/cart/get/${shopper.id}`, { headers: { cookie } }));
    await expect.poll(async () => ((await stored()).expiresAt.getTime() - Date.now()) / dayMs).toBeCloseTo(2, 2);

    await move({ expiresAt: -1000 });
    expect(await user(shopper)).toBeNull();
  });

  test("renews an old cookie by any call", async ({ people, database }) => {
    const { shopper } = await signedIn(people, database);
    const { exp: _, ...claims } = jwt.decode((await cookieOf(shopper)).slice("token=".length), { json: true }) ?? {};
    const exp = Math.floor((Date.now() + dayMs) / 1000);
    const old = `token=${jwt.sign({ ...claims, exp }, String(process.env.JWT_SECRET))}`;
    const guest = await people.guest();
    const answer = await guest.get(`/api/shop/cart/get/${shopper.id}`, { headers: { cookie: old } });
    const renewed = /^token=[^;]+/.exec(answer.headers()["set-cookie"] ?? "")?.[0] ?? "";
    expect((expiry(renewed) - Date.now()) / dayMs).toBeCloseTo(7, 2);
  });

  test("ends with a new sign-in in the same browser, but not on other devices", async ({ people, database }) => {
    const { shopper } = await signedIn(people, database);
    const phone = await people.guest();
    await good(await phone.post("/api/auth/login", { data: shopper }));
    const cookie = await cookieOf(shopper);
    await good(await shopper.request.post("/api/auth/login", { data: shopper }));
    const guest = await people.guest();
    const old = await guest.get("/api/auth/checkAuth", { headers: { cookie } });
    expect((await old.json()).user).toBeNull();
    expect((await (await phone.get("/api/auth/checkAuth")).json()).user.id).toBe(shopper.id);
    expect(await user(shopper)).toMatchObject({ id: shopper.id });

    const other = await people.shopper();
    const before = await cookieOf(shopper);
    await good(await shopper.request.post("/api/auth/login", { data: other }));
    expect((await (await guest.get("/api/auth/checkAuth", { headers: { cookie: before } })).json()).user).toBeNull();
  });
});
