import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";

const run = promisify(execFile);

/** `npm run admin -- ...` on the database of the shop under test. */
function command(...words: string[]) {
  return run("npm", ["run", "--silent", "admin", "--", ...words], { timeout: 60_000 });
}

// Each run of the command starts npm, Node and the TypeScript of the services anew.
test.setTimeout(180_000);

test("the role is granted and taken at the command line, and the log says so", async ({ admin, shopper }) => {
  expect((await command(` ${shopper.email.toUpperCase()}`)).stdout).toBe(`${shopper.email} is an admin now.\n`);
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

test("nobody who is not registered becomes an admin", async () => {
  await expect(command("nobody@shopper.example")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("register first"),
  });
});
