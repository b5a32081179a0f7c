import { randomUUID } from "node:crypto";
import { type Db, type Document, ObjectId } from "mongodb";
import { down, up } from "../../scripts/migrations/20261128010000-next-check.js";
import { expect, test } from "../fixtures";
import { type OwnDatabase, ownDatabase } from "./support/own-database";

const [past, future] = [new Date("2026-01-02"), new Date("2126-01-02")];

/** A document in each collection of the migration, with what it has of the version before. */
async function addFormer(database: Db) {
  const ids = { order: new ObjectId(), picture: randomUUID(), due: new ObjectId(), later: new ObjectId() };
  const put = (name: string, document: Document) =>
    database.collection(name).insertOne(document, { bypassDocumentValidation: true });
  await put("orders", { _id: ids.order, lookAt: past, checkedAt: past });
  await put("uploads", { _id: ids.picture, lookAt: past });
  await put("messages", { _id: ids.due, key: "due", state: "waiting", dueAt: past });
  await put("messages", { _id: ids.later, key: "later", state: "waiting", dueAt: future });
  const names = [
    ["orders", ids.order],
    ["uploads", ids.picture],
    ["messages", ids.due],
    ["messages", ids.later],
  ] as const;
  return () => Promise.all(names.map(([name, _id]) => database.collection(name).findOne({ _id: _id as never })));
}

let own: OwnDatabase;

test.beforeEach(async () => {
  own = await ownDatabase("next-check", ["orders", "uploads", "messages", "bookmarks"]);
});
test.afterEach(() => own.drop());

test("the migration gives each moment its new name, can run twice, and can be taken back", async () => {
  const { database } = own;
  await down(database);
  const bookmarks = database.collection<{ _id: string; at: Date }>("bookmarks");
  await bookmarks.updateOne({ _id: "orderedPictures" }, { $set: { at: past } }, { upsert: true });
  const stored = await addFormer(database);
  for (const _ of ["once", "twice"]) {
    await up(database);
    const [order, picture, due, later] = await stored();
    expect(order).toMatchObject({ nextCheckAt: past, lastCheckedAt: past });
    expect([order?.lookAt, order?.checkedAt, picture?.lookAt, due?.dueAt]).toEqual(Array(4).fill(undefined));
    expect(picture).toMatchObject({ nextCheckAt: past });
    expect(due).toMatchObject({ nextTryAt: past });
    expect(later, "it may be in work").toMatchObject({ dueAt: future });
    expect(await bookmarks.findOne({ _id: "orderPictures" })).toMatchObject({ at: past });
  }
  await down(database);
  const [order, picture, due, later] = await stored();
  expect(order).toMatchObject({ lookAt: past, checkedAt: past });
  expect([picture?.lookAt, due?.dueAt, later?.dueAt]).toEqual([past, past, future]);
  expect(await bookmarks.findOne({ _id: "orderPictures" })).toBeNull();
});
