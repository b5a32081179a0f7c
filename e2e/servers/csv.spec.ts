import { ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { exported, fileOf, importFile, rowsOf, sendFile } from "../api/support/csv";
import { newProduct, testpiece } from "../api/support/goods";
import { expect, test } from "../fixtures";

test.use({ ownShop: "csv" });

test("the export of the whole catalogue imports without a difference", async ({ admin, database }) => {
  const products = await database.collection("products").countDocuments({ live: true });
  const file = await exported(admin);
  const { report } = await good(await importFile(admin, file));
  expect(report).toMatchObject({ added: 0, edited: 0, same: products, rows: [], wrong: 0, errors: [] });
  expect(await exported(admin)).toBe(file);
});

test("2,000 products are exported, checked and changed at once", async ({ admin, database }) => {
  test.setTimeout(120_000);
  const count = 2_000;
  const products = database.collection("products");
  const model = await products.findOne({ _id: new ObjectId(await newProduct(database, { title: "Testpiece" })) });
  const copies = Array.from({ length: count }, (_, at) => ({
    ...model,
    _id: new ObjectId(),
    description: `Piece ${at},\nmade "for tests".`,
  }));
  const ids = copies.map(({ _id }) => _id);
  await products.insertMany(copies);
  const rows = rowsOf(
    await exported(admin),
    ids.map((id) => id.toString()),
  );
  const file = fileOf(rows.map(({ _id = "", version = "" }, at) => ({ _id, version, price: `${2000 + at}.25` })));
  const { report } = await good(await sendFile(admin, file));
  expect(report).toMatchObject({ added: 0, edited: count, same: 0, wrong: 0 });
  expect(report.rows, "the answer shows the first of them only").toHaveLength(100);
  await good(await sendFile(admin, file, { seal: report.seal }));
  const changed = await products.find({ _id: { $in: ids } }, { projection: { price: 1, version: 1 } }).toArray();
  const prices = new Set(changed.map(({ price }) => price));
  expect([prices.size, Math.min(...prices), Math.max(...prices)]).toEqual([
    count,
    200_025,
    200_025 + (count - 1) * 100,
  ]);
  expect(changed.every(({ version }) => version === 2)).toBe(true);
  expect(await database.collection("adminlog").countDocuments({ adminId: new ObjectId(admin.id) })).toBe(count);
});

test("all of 7,000 new products are imported", async ({ admin, database }) => {
  test.setTimeout(240_000);
  const products = database.collection("products");
  const rows = Array.from({ length: 7_000 }, (_, at) => ({
    ...testpiece,
    title: `Testpiece ${admin.id} ${at}`,
    description: `Piece ${at} of a file, made of cotton and linen, with pockets, buttons and a lining.`,
    price: "1499.50",
    stock: "14",
  }));
  const mine = { title: { $regex: `^Testpiece ${admin.id} ` } };
  const answer = await good(await importFile(admin, fileOf(rows)));
  expect(answer.message).toBe("Imported: 7000 added, 0 changed.");
  expect(await products.countDocuments({ ...mine, live: true })).toBe(rows.length);
  expect(await database.collection("adminlog").countDocuments({ adminId: new ObjectId(admin.id) })).toBe(rows.length);
});
