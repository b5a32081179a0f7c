import { MongoClient } from "mongodb";
import { runMigrations } from "../../scripts/database/run-migrations";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "../own-server";
import { withName } from "../test-shop/database";
import { runScript } from "./support/run-script";

// Each run of the command starts Node and TypeScript anew.
test.setTimeout(180_000);

let uri: string;
let client: MongoClient;

test.beforeEach(async () => {
  uri = withName(String(process.env.MONGODB_URI), `vastra_test_migrated_${process.pid}`);
  client = await MongoClient.connect(uri);
  await client.db().dropDatabase();
});

test.afterEach(async () => {
  await client.db().dropDatabase();
  await client.close();
});

/** `npm run migrate -- ...` on the database of this test. */
const migrate = (...words: string[]) => runScript(uri, "migrate", ...words);

test("the shop writes to a new database only once it is migrated, without a restart", async () => {
  const server = await startOwnServer({ MONGODB_URI: uri });
  const ready = async () => {
    const answer = await fetch(`${server.url}/api/ready`);
    return { status: answer.status, ...(await answer.json()) };
  };
  /** Three registrations of one email address at once. @returns their statuses */
  const register = async () => {
    const body = JSON.stringify({
      username: "New Shopper",
      email: "new@shopper.example",
      password: "a long one",
    });
    const call = () =>
      fetch(`${server.url}/api/auth/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
    const answers = await Promise.all([call(), call(), call()]);
    return answers.map(({ status }) => status).sort();
  };
  const accounts = () => client.db().collection("users").countDocuments();
  try {
    await untilUp(server);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    const refused = await ready();
    expect(refused).toMatchObject({ status: 503, success: false, code: "not_ready" });
    expect(refused.missing).toContain("index users.email_1");
    expect(refused.missing).toContain("migration 20261121090000-guard-products.js");
    expect(await register()).toEqual([503, 503, 503]);
    expect(await accounts()).toBe(0);
    expect(server.output()).toContain("npm run migrate");
    await runMigrations(uri);
    await expect.poll(async () => (await ready()).status, { timeout: 15_000 }).toBe(200);
    expect(await register()).toEqual([201, 409, 409]);
    expect(await accounts()).toBe(1);
  } finally {
    await server.stop();
  }
});

test("the migrate command lists what is missing and reverts migrations one by one", async () => {
  const before = await migrate("status");
  expect(before.code).toBe(1);
  expect(before.text).toMatch(/pending +20261121090000-guard-products.js/);
  expect(before.text).toMatch(/missing index +users.email_1/);
  expect(await client.db().listCollections().toArray(), "the status only reads").toEqual([]);

  expect((await migrate()).code).toBe(0);
  const after = await migrate("status");
  expect(after).toMatchObject({ code: 0, text: expect.stringContaining("It is up to date.") });

  const ran = () => client.db().collection("changelog").countDocuments();
  const all = await ran();
  expect((await migrate("down")).text).toMatch(/^Took back \d{14}-/);
  expect(await ran()).toBe(all - 1);
  expect((await migrate("status")).code).toBe(1);
  await runMigrations(uri);
  expect(await ran()).toBe(all);

  await client.db().collection("changelog").insertOne({ fileName: "29991231235959-later.js" });
  expect(await migrate("down")).toMatchObject({ code: 1, text: expect.stringContaining("29991231235959-later.js") });
  expect((await migrate("sideways")).text).toContain("Usage:");
});
