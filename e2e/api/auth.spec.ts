import bcrypt from "bcryptjs";
import { expect, test } from "../fixtures";
import { newPerson } from "../people";
import { bad, good } from "./support/answers";
import { cookieOf } from "./support/cookies";
import { mailTo } from "./support/mailbox";

test.describe("register", () => {
  test("makes an account with the role user and does not sign in", async ({ people }) => {
    const guest = await people.guest();
    const person = newPerson();
    const answer = await guest.post("/api/auth/register", { data: { ...person, role: "admin" } });
    expect(answer.headers()["set-cookie"]).toBeUndefined();
    await good(answer, 201);
    expect((await (await guest.get("/api/auth/checkAuth")).json()).user).toBeNull();
    const { user } = await good(await guest.post("/api/auth/login", { data: person }));
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      username: person.username,
      email: person.email,
      role: "user",
    });
  });

  test("takes an email of an internationalised domain, and its owner signs in with either form", async ({ people }) => {
    const guest = await people.guest();
    const person = newPerson();
    const [name] = person.email.split("@");
    await good(
      await guest.post("/api/auth/register", { data: { ...person, email: `\u200b${name}@Bücher.example` } }),
      201,
    );
    for (const domain of ["bücher.example", "xn--bcher-kva.example"]) {
      const data = { email: `${name}@${domain}`, password: person.password };
      const { user } = await good(await guest.post("/api/auth/login", { data }));
      expect(user.email).toBe(`${name}@xn--bcher-kva.example`);
    }
  });

  test("names the email or user name that is taken, ignoring case", async ({ people, shopper }) => {
    const guest = await people.guest();
    const other = newPerson();
    const takenName = { ...other, username: shopper.username.toUpperCase() };
    await bad(await guest.post("/api/auth/register", { data: takenName }), 409, "duplicate", "username");
    const takenEmail = { ...other, email: ` ${shopper.email.toUpperCase()} ` };
    await bad(await guest.post("/api/auth/register", { data: takenEmail }), 409, "duplicate", "email");
  });

  test("makes one account for calls with one email at the same time", async ({ people }) => {
    const guest = await people.guest();
    const person = newPerson();
    const answers = await Promise.all([1, 2, 3].map(() => guest.post("/api/auth/register", { data: person })));
    expect(answers.map((answer) => answer.status()).sort()).toEqual([201, 409, 409]);
  });

  test("names each invalid field", async ({ people }) => {
    const guest = await people.guest();
    const answer = await guest.post("/api/auth/register", {
      data: { username: "a", email: { $gt: "" }, password: "short" },
    });
    const { issues } = await bad(answer, 422, "invalid");
    expect(issues.map((issue: { field: string }) => issue.field)).toEqual(["username", "email", "password"]);
  });
});

test.describe("a new password", () => {
  test("can't be a common one or one repeated character", async ({ people, shopper }) => {
    const guest = await people.guest();
    for (const password of ["password123", "Iloveyou1", "zzzzzzzzz"]) {
      const data = { ...newPerson(), password };
      await bad(await guest.post("/api/auth/register", { data }), 422, "invalid", "password");
      const change = { currentPassword: shopper.password, newPassword: password };
      const answer = await shopper.request.post("/api/auth/changePassword", { data: change });
      await bad(answer, 422, "invalid", "newPassword");
    }
    const data = { ...newPerson(), password: "password123" };
    const { issues } = await bad(await guest.post("/api/auth/register", { data }), 422, "invalid");
    expect(issues[0].reason).toBe("is one of the most common passwords. Choose another.");
  });

  test("may be common for an account that chose it before", async ({ people, shopper, database }) => {
    const passwordHash = await bcrypt.hash("password123", 4);
    await database.collection("users").updateOne({ email: shopper.email }, { $set: { passwordHash } });
    const guest = await people.guest();
    const data = { email: shopper.email, password: "password123" };
    await good(await guest.post("/api/auth/login", { data }));
  });
});

test.describe("login", () => {
  test("sets a cookie that scripts can't read", async ({ people, shopper }) => {
    const guest = await people.guest();
    const answer = await guest.post("/api/auth/login", { data: shopper });
    await good(answer);
    const cookie = answer.headers()["set-cookie"] ?? "";
    for (const part of ["token=", "HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(part);
    expect(cookie).not.toContain("Secure");
    const days = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / (24 * 3600);
    expect(days).toBeCloseTo(7, 2);
  });

  test("answers an unknown email and a wrong password alike", async ({ people, shopper }) => {
    const guest = await people.guest();
    const wrong = await guest.post("/api/auth/login", { data: { email: shopper.email, password: "not the one" } });
    const unknown = await guest.post("/api/auth/login", {
      data: { email: "nobody@shopper.example", password: "not the one" },
    });
    expect(await bad(wrong, 401, "wrong_credentials")).toEqual(await bad(unknown, 401, "wrong_credentials"));
  });

  test("refuses query operators in place of texts", async ({ people }) => {
    const guest = await people.guest();
    const data = { email: { $ne: null }, password: { $ne: null } };
    await bad(await guest.post("/api/auth/login", { data }), 422, "invalid", "email");
  });
});

test.describe("checkAuth", () => {
  test("answers 200 for a guest and is never cached", async ({ people }) => {
    const guest = await people.guest();
    const answer = await guest.get("/api/auth/checkAuth");
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ success: false, user: null, message: expect.any(String) });
    expect(answer.headers()["cache-control"]).toContain("no-store");
  });

  test("clears an invalid cookie", async ({ people }) => {
    const guest = await people.guest();
    const answer = await guest.get("/api/auth/checkAuth", { headers: { cookie: "token=worthless" } });
    expect(answer.headers()["set-cookie"]).toMatch(/^token=;.*Max-Age=0/);
  });

  test("gives a new cookie when the role has changed in the database", async ({ shopper, database }) => {
    const before = await cookieOf(shopper);
    await database.collection("users").updateOne({ email: shopper.email }, { $set: { role: "admin" } });
    const { user } = await good(await shopper.request.get("/api/auth/checkAuth"));
    expect(user.role).toBe("admin");
    expect(await cookieOf(shopper)).not.toBe(before);
  });
});

test.describe("logout", () => {
  test("ends the session on the server, so a copy of the cookie is useless", async ({ shopper, people }) => {
    const copy = await cookieOf(shopper);
    const answer = await shopper.request.post("/api/auth/logout", { data: {} });
    expect(answer.headers()["set-cookie"]).toMatch(/^token=;/);
    const guest = await people.guest();
    const again = await guest.get(`/api/shop/cart/get/${shopper.id}`, { headers: { cookie: copy } });
    await bad(again, 401, "not_signed_in");
  });

  test("ends this session only, or with `everywhere` those of all devices", async ({ shopper, people }) => {
    const phone = await people.guest();
    await good(await phone.post("/api/auth/login", { data: shopper }));
    const tablet = await people.guest();
    await good(await tablet.post("/api/auth/login", { data: shopper }));
    await good(await tablet.post("/api/auth/logout"));
    expect((await (await phone.get("/api/auth/checkAuth")).json()).user.id).toBe(shopper.id);
    await good(await phone.post("/api/auth/logout", { data: { everywhere: true } }));
    expect((await (await shopper.request.get("/api/auth/checkAuth")).json()).user).toBeNull();
  });
});

test.describe("changePassword", () => {
  test("asks for the current password, ends all other sessions and sends a mail", async ({ shopper, people }) => {
    const other = await people.guest();
    await good(await other.post("/api/auth/login", { data: shopper }));
    const change = (currentPassword: string) =>
      shopper.request.post("/api/auth/changePassword", { data: { currentPassword, newPassword: "a new password" } });
    await bad(await change("not the one"), 422, "invalid", "currentPassword");
    await good(await change(shopper.password));
    expect((await (await shopper.request.get("/api/auth/checkAuth")).json()).user.id).toBe(shopper.id);
    expect((await (await other.get("/api/auth/checkAuth")).json()).user).toBeNull();
    await bad(await other.post("/api/auth/login", { data: shopper }), 401, "wrong_credentials");
    await good(await other.post("/api/auth/login", { data: { email: shopper.email, password: "a new password" } }));
    const { text } = await mailTo(shopper.email, "Your password was changed");
    expect(text).not.toContain("a new password");
  });

  test("ends the sessions of sign-ins with the old password at the same time", async ({
    shopper,
    people,
    database,
  }) => {
    // As dear as the shop's own hashes, so that the change and the sign-ins overlap.
    const passwordHash = await bcrypt.hash(shopper.password, 10);
    await database.collection("users").updateOne({ email: shopper.email }, { $set: { passwordHash } });
    const devices = await Promise.all(Array.from({ length: 12 }, () => people.guest()));
    const data = { currentPassword: shopper.password, newPassword: "a new password" };
    let isOver = false;
    const change = shopper.request.post("/api/auth/changePassword", { data }).finally(() => {
      isOver = true;
    });
    const signIns = [];
    for (const device of devices) {
      if (isOver) break;
      signIns.push(device.post("/api/auth/login", { data: shopper }));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await good(await change);
    const statuses = (await Promise.all(signIns)).map((answer) => answer.status());
    expect(new Set([...statuses, 200, 401]), String(statuses)).toEqual(new Set([200, 401]));
    for (const device of devices) {
      expect((await (await device.get("/api/auth/checkAuth")).json()).user).toBeNull();
    }
    expect((await (await shopper.request.get("/api/auth/checkAuth")).json()).user.id).toBe(shopper.id);
  });
});

test("calls and pages use the same one of two session cookies", async ({ people, baseURL }) => {
  const [one, other] = [await cookieOf(await people.shopper()), await cookieOf(await people.admin())];
  const pageOf = async (cookie: string) => {
    const answer = await fetch(`${baseURL}/admin/dashboard`, { headers: { cookie }, redirect: "manual" });
    return answer.status === 200 ? "admin" : "user";
  };
  const callOf = async (cookie: string) =>
    (await (await fetch(`${baseURL}/api/auth/checkAuth`, { headers: { cookie } })).json()).user.role;
  for (const [cookie, role] of [
    [`${one}; ${other}`, "user"],
    [`${other}; ${one}`, "admin"],
    [`token=planted; ${other}`, "admin"],
  ] as const) {
    expect(await callOf(cookie), cookie).toBe(role);
    expect(await pageOf(cookie), cookie).toBe(role);
  }
});

test("a link that claims the session has ended signs nobody out", async ({ shopper, baseURL }) => {
  const cookie = await cookieOf(shopper);
  const open = () => fetch(`${baseURL}/auth/login?ended=1`, { headers: { cookie }, redirect: "manual" });
  const alive = await open();
  expect(alive.status).toBe(307);
  expect(alive.headers.get("location")).toBe("/shop/home");
  expect(alive.headers.getSetCookie()).toEqual([]);
  await good(await shopper.request.post("/api/auth/logout", { data: {} }));
  const ended = await open();
  expect(ended.status).toBe(200);
  expect(ended.headers.getSetCookie()).toEqual([expect.stringMatching(/^token=;.*Max-Age=0/)]);
});
