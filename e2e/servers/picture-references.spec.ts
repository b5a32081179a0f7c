import { randomUUID } from "node:crypto";
import { type Db, ObjectId } from "mongodb";
import { brokenInvariants } from "../../scripts/data/invariants";
import { down, up } from "../../scripts/migrations/20261125210000-count-picture-references.js";
import { expect, test } from "../fixtures";
import { type OwnDatabase, ownDatabase } from "./support/own-database";

let own: OwnDatabase;
let database: Db;

test.beforeEach(async () => {
  own = await ownDatabase("references");
  database = own.database;
});

test.afterEach(() => own.drop());

const uploads = () => database.collection<{ _id: string; [field: string]: unknown }>("uploads");

/** The record of a picture as the version before counted references has it. */
async function upload(claims: number): Promise<{ name: string; url: string }> {
  const name = randomUUID();
  const url = `https://res.cloudinary.example/demo/image/upload/v1/products/${name}.webp`;
  const record = { folder: "products", url, state: "kept", used: claims > 0, claims };
  await uploads().insertOne({ _id: name, ...record, lookAt: new Date(), createdAt: new Date() });
  return { name, url };
}

/** Copies of a product of the demo and their pictures. */
async function products(...images: string[][]): Promise<void> {
  const model = await database.collection("products").findOne({});
  const copies = images.map((all) => ({ ...model, _id: new ObjectId(), image: all[0], images: all }));
  await database.collection("products").insertMany(copies);
}

async function indexNames(): Promise<string[]> {
  const all = ["products", "profiles", "orders", "importpictures", "importrows"].map(async (name) => {
    return (await database.collection(name).indexes()).map((index) => index.name ?? "");
  });
  return (await Promise.all(all))
    .flat()
    .filter((name) => /^(image|images|avatar|cartItems\.image|url|add\.|edit\.)/.test(name));
}

test("the migration counts the references there are, can run twice, and can be taken back", async () => {
  const [shared, single, unused, staged] = [await upload(4), await upload(2), await upload(0), await upload(1)];
  await products([shared.url, single.url], [shared.url], [single.url, shared.url]);
  await database.collection("profiles").insertOne({ userId: new ObjectId(), avatar: shared.url });
  const row = { staged: new ObjectId(), seq: 0, productId: new ObjectId(), createdAt: new Date() };
  await database.collection("importrows").insertOne({ ...row, edit: { images: [staged.url] } });
  await down(database);
  expect(await indexNames()).toHaveLength(9);
  for (const _ of ["once", "twice"]) {
    await up(database);
    expect(await indexNames()).toEqual([]);
    const all = await Promise.all([shared, single, unused, staged].map(({ name }) => uploads().findOne({ _id: name })));
    expect(all.map((one) => one?.references)).toEqual([4, 2, 0, 0]);
    expect(all.map((one) => one?.counted)).toEqual([4, 2, 0, 1]);
    expect(all.map((one) => one?.used)).toEqual([true, true, false, false]);
    expect(all.map((one) => one?.heldUntil instanceof Date)).toEqual([false, false, false, true]);
  }
  await down(database);
  const record = await uploads().findOne({ _id: staged.name });
  expect([record?.references, record?.counted, record?.heldUntil]).toEqual([undefined, undefined, undefined]);
});

test("check:data compares the counts with what is stored", async () => {
  const picture = await upload(0);
  await products([picture.url], [picture.url]);
  const line = `uploads ${picture.name}: more or fewer products and profiles show it than it says`;
  expect(await brokenInvariants(database)).toEqual([line]);
  await up(database);
  expect(await brokenInvariants(database)).toEqual([]);
  const other = { $set: { references: 1, used: true } };
  await uploads().updateOne({ _id: picture.name }, other);
  expect(await brokenInvariants(database)).toEqual([line]);
  await uploads().updateOne({ _id: picture.name }, { $set: { references: 2, state: "removed" } });
  expect(await brokenInvariants(database)).toEqual([`uploads ${picture.name}: it was removed, and something shows it`]);
});
