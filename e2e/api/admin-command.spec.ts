import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { MongoClient } from "mongodb";
import { demoEmails } from "../../scripts/shop/secrets";
import { expect, test } from "../fixtures";
import { withName } from "../test-shop/database";
import { bad, good } from "./support/answers";

const run = promisify(execFile);

/** `npm run admin -- ...` with each of these lists of words, on the database of the shop under test or another one. */
function commands(lists: string[][], MONGODB_URI = String(process.env.MONGODB_URI)) {
  const words = ["--import", "tsx", "--conditions=react-server", "e2e/api/support/admin-commands.ts"];
  const env = { ...process.env, MONGODB_URI, COMMANDS: JSON.stringify(lists) };
  return run(process.execPath, words, { timeout: 60_000, env });
}

// Each run starts Node and the TypeScript of the services anew.
test.setTimeout(180_000);

test("the command grants and revokes the role admin of an account, and both are in the log", async ({
  admin,
  shopper,
}) => {
  const asTyped = `\u200b ${shopper.email.toUpperCase()}\u00a0`;
  const { stdout } = await run("npm", ["run", "--silent", "admin", "--", asTyped], { timeout: 60_000 });
  expect(stdout).toBe(`${shopper.email} is an admin now.\n`);
  await good(await shopper.request.get("/api/admin/log/get"));
  const after = await commands([[shopper.email], [shopper.email, "--revoke"], ["nobody@shopper.example"]]);
  expect(after.stdout.trim().split("\n")).toEqual([
    `${shopper.email} is already an admin.`,
    "exit code 0",
    `${shopper.email} is no longer an admin.`,
    "exit code 0",
    "exit code 1",
  ]);
  expect(after.stderr, "an email address without an account").toContain("register first");
  await bad(await shopper.request.get("/api/admin/log/get"), 403, "forbidden");

  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${shopper.email}&kind=role`));
  const target = { admin: "Command line", kind: "role", targetId: shopper.id, title: shopper.email };
  expect(entries).toEqual([
    expect.objectContaining({ ...target, action: "revoke", before: { role: "admin" }, after: { role: "user" } }),
    expect.objectContaining({ ...target, action: "grant", before: { role: "user" }, after: { role: "admin" } }),
  ]);
});

test("the command needs a confirmed address or --force once the shop sends mails, but not in a demo", async () => {
  const uri = withName(String(process.env.MONGODB_URI), `vastra_test_admin_${process.pid}`);
  const client = await MongoClient.connect(uri);
  const users = client.db().collection("users");
  const emails = ["before", "unsure", "sure", "forced", "demo"].map((name) => `${name}@shopper.example`);
  const [before = "", unsure = "", sure = "", forced = "", demo = ""] = emails;
  const granted = (email: string) => [`${email} is an admin now.`, "exit code 0"];
  const said = async (...lists: string[][]) => {
    const { stdout, stderr } = await commands(lists, uri);
    return { lines: stdout.trim().split("\n"), stderr };
  };
  try {
    await users.insertMany(emails.map((email) => ({ email, username: email, role: "user", sessions: [] })));
    await users.updateOne({ email: sure }, { $set: { emailVerifiedAt: new Date() } });
    expect((await said([before])).lines).toEqual(granted(before));
    await client.db().collection("messages").insertOne({ kind: "accountMade", state: "waiting" });
    // Registering with the address of a demo's admin switches nothing off.
    await users.insertOne({ email: demoEmails.admin, username: "Somebody", role: "user", sessions: [] });
    const { lines, stderr } = await said([unsure], [sure], [forced, "--force"]);
    expect(lines).toEqual(["exit code 1", ...granted(sure), ...granted(forced)]);
    expect(stderr).toMatch(/is not confirmed.*--force/s);
    await users.updateOne({ email: demoEmails.admin }, { $set: { role: "admin" } });
    expect((await said([demo])).lines).toEqual(granted(demo));
    expect(await users.countDocuments({ email: unsure, role: "user" })).toBe(1);
  } finally {
    await client.db().dropDatabase();
    await client.close();
  }
});
