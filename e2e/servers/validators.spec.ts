import { type Db, ObjectId } from "mongodb";
import { down, up } from "../../scripts/migrations/20261125200000-validators.js";
import * as second from "../../scripts/migrations/20261126000000-validators.js";
import * as third from "../../scripts/migrations/20261127000000-validators.js";
import * as fourth from "../../scripts/migrations/20261129000000-validators.js";
import { expect, test } from "../fixtures";
import { type OwnDatabase, ownDatabase } from "./support/own-database";

/** Those after it that know further collections, the newest first. */
const later = [fourth, third, second];

let own: OwnDatabase;
let database: Db;

test.beforeAll(async () => {
  own = await ownDatabase("validators");
  database = own.database;
});

test.afterAll(() => own.drop());

/** The validator of each collection, apart from those of migrate-mongo. */
async function validators() {
  const all = await database.listCollections<{ name: string; options: { validator?: object } }>().toArray();
  return all
    .filter(({ name }) => !/^(changelog|system\.)/.test(name))
    .map(({ name, options }) => ({ name, ...options }));
}

const refused = { code: 121 };
const user = { usernameKey: "a", email: "a@b.example", passwordHash: "", role: "user", sessions: [] };

test("the database refuses documents that the models don't allow, in every collection", async () => {
  const all = await validators();
  expect(all.length).toBeGreaterThan(20);
  for (const { name, validator } of all) {
    expect(validator, name).toHaveProperty("$jsonSchema");
    await expect(database.collection(name).insertOne({}), name).rejects.toMatchObject(refused);
  }
  const users = database.collection("users");
  await users.insertOne({ ...user, username: "A" });
  await expect(users.insertOne({ ...user, username: 1 })).rejects.toMatchObject(refused);
  await expect(users.updateOne({}, { $set: { role: "owner" } })).rejects.toMatchObject(refused);
  await users.deleteMany({ email: user.email });
  const products = database.collection("products");
  await expect(products.updateOne({}, { $set: { stock: -1, stockBySize: null } })).rejects.toMatchObject(refused);
  await expect(products.updateOne({}, { $set: { pays: 1.5 } })).rejects.toMatchObject(refused);
});

test("the migration leaves old documents as they are, and can run twice in either direction", async () => {
  for (const migration of later) await migration.down(database);
  await down(database);
  await down(database);
  const before = await validators();
  expect(
    before.filter(({ validator }) => validator && Object.keys(validator).length > 0).map(({ name }) => name),
  ).toEqual(["products"]);
  const users = database.collection("users");
  const _id = new ObjectId();
  await users.insertOne({ ...user, _id, username: 1 });
  await up(database);
  await up(database);
  await users.updateOne({ _id }, { $set: { sessions: [{ id: "s", expiresAt: new Date() }] } });
  expect(await users.findOne({ _id })).toMatchObject({ username: 1, sessions: [{ id: "s" }] });
  // The other test finds the database as it was.
  await users.deleteOne({ _id });
  for (const migration of later.toReversed()) await migration.up(database);
});
