import { expect, test } from "../fixtures";

test("a shopper who signed in is known to the shop until they sign out", async ({ shopper }) => {
  const before = await shopper.request.get("/api/auth/checkAuth");
  expect(before.status()).toBe(200);
  expect(await before.json()).toMatchObject({ success: true, user: { id: shopper.id, role: "user" } });

  expect((await shopper.request.post("/api/auth/logout")).status()).toBe(200);
  const after = await shopper.request.get("/api/auth/checkAuth");
  expect(await after.json()).toMatchObject({ success: false, user: null });
});

test("an admin is known as one, by the role in the database", async ({ admin }) => {
  const answer = await admin.request.get("/api/auth/checkAuth");
  expect(await answer.json()).toMatchObject({ success: true, user: { email: admin.email, role: "admin" } });
});
