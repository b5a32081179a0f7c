import { mkdtempSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type Db, Int32, Long, MongoClient, ObjectId } from "mongodb";
import { indianDay } from "../../lib/dates";
import { documentNumber, seriesOf } from "../../lib/order/documents";
import { brokenInvariants } from "../../scripts/data/invariants";
import { restore } from "../../scripts/data/restore";
import { type SignedInShopper, signedInShopper } from "../../scripts/lib/signed-in-shopper";
import { destination, newProduct } from "../api/support/goods";
import { startOwnServer, untilUp } from "../own-server";
import { withName } from "../test-shop/database";
import { fillFromTemplate } from "../test-shop/template";
import { runScript } from "./support/run-script";

// Each run of a command starts Node and TypeScript anew.
test.setTimeout(240_000);

// Databases of these tests: what other tests have left behind is not sound.
let uri: string;
let copyUri: string;
let folder: string;
let client: MongoClient;
let original: Db;
let copy: Db;

test.beforeEach(async () => {
  const name = `vastra_test_data_${process.pid}`;
  uri = withName(String(process.env.MONGODB_URI), name);
  copyUri = withName(uri, `${name}_copy`);
  folder = mkdtempSync(join(tmpdir(), "vastra backup "));
  client = await MongoClient.connect(uri);
  [original, copy] = [client.db(), client.db(`${name}_copy`)];
  for (const database of [original, copy]) await database.dropDatabase();
});

test.afterEach(async () => {
  for (const database of [original, copy]) await database.dropDatabase();
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A hash of each collection's documents, by MongoDB. */
const hashes = async (database: Db) => (await database.command({ dbHash: 1 })).collections;

/** The options and indexes of each collection. */
async function definitions(database: Db) {
  const all = await database.listCollections<{ name: string; options: object }>().toArray();
  const described = all.map(async ({ name: collection, options }) => {
    return { collection, options, indexes: await database.collection(collection).indexes() };
  });
  return (await Promise.all(described)).sort((a, b) => (a.collection < b.collection ? -1 : 1));
}

/** Lets a shopper order two pieces for cash in a shop over the first database. */
async function sell(): Promise<{ shopper: SignedInShopper; productId: string }> {
  await fillFromTemplate(original);
  const productId = await newProduct(original, { size: [] });
  const shopper = signedInShopper(String(process.env.JWT_SECRET));
  const lines = [{ productId: new ObjectId(productId), size: null, quantity: 2 }];
  await original.collection("users").insertOne(shopper.document);
  await original.collection("carts").insertOne({ userId: shopper.id, lines, revision: 1 });
  const server = await startOwnServer({ MONGODB_URI: uri });
  try {
    await untilUp(server);
    const answer = await fetch(`${server.url}/api/shop/order/createCOD`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: shopper.cookie },
      body: JSON.stringify({ addressInfo: destination }),
    });
    expect(answer.status).toBe(201);
  } finally {
    await server.stop();
  }
  return { shopper, productId };
}

test("a backup restores everything exactly, and overwrites other data only with --force; check:data finds what is broken", async () => {
  const { shopper, productId } = await sell();
  const kinds = { long: Long.fromNumber(1), int: new Int32(1), double: 1.5, at: new Date(), pattern: /^a/i };
  await original.collection("kinds").insertOne(kinds);
  const backup = await runScript(uri, "backup", folder);
  expect(backup, backup.text).toMatchObject({ code: 0 });

  const restored = await runScript(copyUri, "restore", folder);
  expect(restored, restored.text).toMatchObject({ code: 0, text: expect.stringContaining("are sound") });
  expect(await hashes(copy)).toEqual(await hashes(original));
  expect(await definitions(copy)).toEqual(await definitions(original));

  await copy.collection("carts").insertOne({ userId: new ObjectId(), lines: [], revision: 0 });
  const refused = await runScript(copyUri, "restore", folder);
  expect(refused).toMatchObject({ code: 2, text: expect.stringContaining("is not empty") });
  expect(await copy.collection("carts").countDocuments()).toBe(2);
  expect(await runScript(copyUri, "restore", folder, "--force")).toMatchObject({ code: 0 });
  // A shop that serves meanwhile drops what it has cached of the data before.
  expect(await copy.collection("droppedtags").deleteOne({ tags: "answers:unknown" })).toMatchObject({
    deletedCount: 1,
  });
  expect(await hashes(copy)).toEqual(await hashes(original));
  expect((await runScript(uri, "backup", folder)).text).toContain("is not empty");

  await test.step("a damaged backup deletes nothing", async () => {
    const file = join(folder, "users.bson.gz");
    truncateSync(file, statSync(file).size - 10);
    await expect(restore(copy, folder, true)).rejects.toThrow("unexpected end of file");
    rmSync(file);
    await expect(restore(copy, folder, true)).rejects.toThrow("ENOENT");
    expect(await hashes(copy)).toEqual(await hashes(original));
  });
  await test.step("numbers that were given after a backup are left out", leaveOutNumbers);
  await test.step("check:data finds what is broken, and only that", () => checkFindsFaults(shopper, productId));
});

async function leaveOutNumbers(): Promise<void> {
  const series = seriesOf("receipt", indianDay(new Date()));
  const counters = copy.collection<{ _id: string; last: number }>("documentcounters");
  const documents = [1, 2].map((count) => ({ _id: documentNumber(series, count), total: 0, lines: [] }));
  await copy.collection<{ _id: string }>("orderdocuments").insertMany(documents, { bypassDocumentValidation: true });
  await counters.insertOne({ _id: series, last: 2 });
  const { code, text } = await runScript(copyUri, "skip-numbers", "500");
  expect(code, text).toBe(0);
  expect(text).toContain(`${series}: 3 to 502 will not be given.`);
  expect(text.match(/: 1 to 500 will/g), "series that have no number yet").toHaveLength(4);
  expect(await runScript(copyUri, "skip-numbers", "1")).toMatchObject({
    text: expect.stringContaining(": 503 to 503 "),
  });
  expect(await runScript(copyUri, "skip-numbers", "all")).toMatchObject({
    code: 1,
    text: expect.stringContaining("A whole number"),
  });
  expect(await brokenInvariants(copy)).toEqual([]);
  await counters.updateOne({ _id: series }, { $inc: { last: 1 } });
  expect(await brokenInvariants(copy)).toEqual([expect.stringContaining(`documentcounters ${series}: numbers of`)]);
}

async function checkFindsFaults(shopper: SignedInShopper, productId: string): Promise<void> {
  const sound = await runScript(uri, "check:data");
  expect(sound, sound.text).toMatchObject({ code: 0, text: expect.stringContaining("are sound") });

  const [product, own] = [{ _id: new ObjectId(productId) }, { userId: shopper.id }];
  const order = await original.collection("orders").findOne(own);
  await original.command({ collMod: "products", validator: {} });
  await original.collection("products").updateOne(product, { $set: { stock: -1, pays: 1 } });
  const changes = { stockTaken: false, totalAmount: 1, returned: 2, holdUntil: new Date() };
  await original.collection("orders").updateOne(own, { $set: changes });
  await original.collection("productsales").deleteMany({});
  await original.collection("wishlists").insertOne({ userId: new ObjectId(), productIds: [] });
  await original.collection("users").dropIndex("email_1");
  const email = String(shopper.document.email);
  const namesake = { email: email.toUpperCase(), usernameKey: "somebody else" };
  await original.collection("users").insertOne(namesake, { bypassDocumentValidation: true });

  const { code, text } = await runScript(uri, "check:data");
  expect(code).toBe(1);
  for (const fault of [
    "unique index users.email_1 is missing",
    `products ${productId}: its stock`,
    `products ${productId}: shoppers would pay`,
    `products ${productId}: filters list it`,
    `orders ${order?._id}: its total`,
    `orders ${order?._id}: its stock is taken`,
    `orders ${order?._id}: it holds stock`,
    `orders ${order?._id}: more was refunded`,
    "differ by so many pieces and paise (2 pieces,",
    `users ${email}: several accounts`,
    ": its account does not exist",
  ]) {
    expect(text).toContain(fault);
  }
  expect(text).toContain("11 lines of faults");
}
