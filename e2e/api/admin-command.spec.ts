import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { MongoClient } from "mongodb";
import { withName } from "../../scripts/check/test-database";
import { demoEmails } from "../../scripts/shop/secrets";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";

const run = promisify(execFile);

/** `npm run admin -- ...` on the database of the shop under test. */
function command(...words: string[]) {
  return commandOn(String(process.env.MONGODB_URI), ...words);
}

function commandOn(MONGODB_URI: string, ...words: string[]) {
  const options = { timeout: 60_000, env: { ...process.env, MONGODB_URI } };
  return run("npm", ["run", "--silent", "admin", "--", ...words], options);
}

// Each run of the command starts npm, Node and the TypeScript of the services anew.
test.setTimeout(180_000);

test("the command grants and revokes the role admin, and both are in the log", async ({ admin, shopper }) => {
  expect((await command(`\u200b ${shopper.email.toUpperCase()}\u00a0`)).stdout).toBe(
    `${shopper.email} is an admin now.\n`,
  );
  await good(await shopper.request.get("/api/admin/log/get"));
  expect((await command(shopper.email)).stdout).toContain("already");
  await command(shopper.email, "--revoke");
  await bad(await shopper.request.get("/api/admin/log/get"), 403, "forbidden");

  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${shopper.email}&kind=role`));
  const target = { admin: "Command line", kind: "role", targetId: shopper.id, title: shopper.email };
  expect(entries).toEqual([
    expect.objectContaining({ ...target, action: "revoke", before: { role: "admin" }, after: { role: "user" } }),
    expect.objectContaining({ ...target, action: "grant", before: { role: "user" }, after: { role: "admin" } }),
  ]);
});

test("the command refuses an email address without an account", async () => {
  await expect(command("nobody@shopper.example")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("register first"),
  });
});

test("the command needs a confirmed address or --force once the shop sends mails, but not in a demo", async () => {
  const uri = withName(String(process.env.MONGODB_URI), `vastra_test_admin_${process.pid}`);
  const client = await MongoClient.connect(uri);
  const users = client.db().collection("users");
  const emails = ["before", "unsure", "sure", "forced", "demo"].map((name) => `${name}@shopper.example`);
  const [before = "", unsure = "", sure = "", forced = "", demo = ""] = emails;
  const refused = { code: 1, stderr: expect.stringMatching(/is not confirmed.*--force/s) };
  try {
    await users.insertMany(emails.map((email) => ({ email, username: email, role: "user", sessions: [] })));
    await users.updateOne({ email: sure }, { $set: { emailVerifiedAt: new Date() } });
    expect((await commandOn(uri, before)).stdout).toContain("is an admin now");
    await client.db().collection("messages").insertOne({ kind: "accountMade", state: "waiting" });
    // Registering with the address of a demo's admin switches nothing off.
    await users.insertOne({ email: demoEmails.admin, username: "Somebody", role: "user", sessions: [] });
    await expect(commandOn(uri, unsure)).rejects.toMatchObject(refused);
    expect((await commandOn(uri, sure)).stdout).toContain("is an admin now");
    expect((await commandOn(uri, forced, "--force")).stdout).toContain("is an admin now");
    await users.updateOne({ email: demoEmails.admin }, { $set: { role: "admin" } });
    expect((await commandOn(uri, demo)).stdout).toContain("is an admin now");
    expect(await users.countDocuments({ email: unsure, role: "user" })).toBe(1);
  } finally {
    await client.db().dropDatabase();
    await client.close();
  }
});
