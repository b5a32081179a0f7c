import { expect, test } from "../fixtures";
import { newPerson } from "../people";
import { bad, good } from "./support/answers";
import { mailTo, tokenIn } from "./support/mailbox";

test("an account gets and loses the role admin with immediate effect", async ({ admin, shopper, people }) => {
  await people.confirmEmail(shopper);
  const grant = (email: string) =>
    admin.request.post("/api/admin/people/grant", { data: { email, password: admin.password } });
  await bad(await shopper.request.get("/api/admin/log/get"), 403, "forbidden");
  const granted = await good(await grant(` ${shopper.email.toUpperCase()} `));
  expect(granted.admins).toContainEqual({
    id: shopper.id,
    username: shopper.username,
    email: shopper.email,
    role: "admin",
  });
  expect((await good(await grant(shopper.email))).message).toContain("already");
  await good(await shopper.request.get("/api/admin/log/get"));

  const nobody = { userId: "0".repeat(24), password: admin.password };
  const unknown = await bad(await admin.request.post("/api/admin/people/revoke", { data: nobody }), 404, "not_found");
  expect(unknown.message).toBe("There is no such account.");
  const revoke = () =>
    admin.request.post("/api/admin/people/revoke", { data: { userId: shopper.id, password: admin.password } });
  const revoked = await good(await revoke());
  expect(revoked.admins.map(({ id }: { id: string }) => id)).not.toContain(shopper.id);
  await bad(await shopper.request.get("/api/admin/log/get"), 403, "forbidden");
  await good(await revoke());

  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${shopper.email}&kind=role`));
  expect(entries).toEqual([
    expect.objectContaining({ action: "revoke", before: { role: "admin" }, after: { role: "user" } }),
    expect.objectContaining({ action: "grant", before: { role: "user" }, after: { role: "admin" } }),
  ]);
  await bad(await grant("nobody@shopper.example"), 404, "not_found");
  await bad(await grant("no address"), 422, "invalid", "email");
});

test("granting and revoking a role needs the admin's password", async ({ admin, shopper }) => {
  for (const [call, target] of [
    ["grant", { email: shopper.email }],
    ["revoke", { userId: admin.id }],
  ] as const) {
    const change = (password?: string) =>
      admin.request.post(`/api/admin/people/${call}`, { data: { ...target, password } });
    await bad(await change(), 422, "invalid", "password");
    await bad(await change("not the one"), 422, "invalid", "password");
  }
  await bad(await shopper.request.get("/api/admin/log/get"), 403, "forbidden");
  await good(await admin.request.get("/api/admin/log/get"));
});

test("only an account with a confirmed address gets the role where the shop sends mails", async ({ admin, people }) => {
  const guest = await people.guest();
  const person = newPerson();
  await good(await guest.post("/api/auth/register", { data: person }), 201);
  const grant = () =>
    admin.request.post("/api/admin/people/grant", { data: { email: person.email, password: admin.password } });
  const refused = await bad(await grant(), 409, "email_not_confirmed");
  expect(refused.message).toContain("not confirmed");
  await good(await guest.post("/api/auth/login", { data: person }));
  await bad(await guest.get("/api/admin/log/get"), 403, "forbidden");
  const token = tokenIn(await mailTo(person.email, "Welcome: confirm your email address"));
  await good(await guest.post("/api/auth/verifyEmail", { data: { token } }));
  await good(await grant());
  await good(await guest.get("/api/admin/log/get"));
});
