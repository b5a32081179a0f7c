import { ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { exported, fileOf, importFile, rowsOf, sendFile } from "../api/support/csv";
import { testpiece } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { inOwnShop, undisturbed } from "./support/own-shops";

inOwnShop(undisturbed);

test("the export of the whole catalogue imports without a difference", async ({ admin, database }) => {
  const products = await database.collection("products").countDocuments({ live: true });
  const file = await exported(admin);
  const { report } = await good(await importFile(admin, file));
  expect(report).toMatchObject({ added: 0, edited: 0, same: products, rows: [], wrong: 0, errors: [] });
  expect(await exported(admin)).toBe(file);
});

/** More than a batch of every step: rows are stored by 1,000, and read, applied and exported by 500. */
const count = 1_100;

test("1,100 new products are imported, exported and changed at once", async ({ admin, database }) => {
  test.setTimeout(120_000);
  const products = database.collection("products");
  const mine = { title: { $regex: `^Testpiece ${admin.id} ` } };
  const logged = () => database.collection("adminlog").countDocuments({ adminId: new ObjectId(admin.id) });
  // More than a megabyte.
  const text = 'Made of cotton and linen, with pockets, buttons and a lining,\nand for "tests" only. '.repeat(12);
  const made = Array.from({ length: count }, (_, at) => ({
    ...testpiece,
    title: `Testpiece ${admin.id} ${at}`,
    description: `Piece ${at} of a file. ${text}`.trim(),
    price: "1499.50",
    stock: "14",
  }));
  const answer = await good(await importFile(admin, fileOf(made)));
  expect(answer.message).toBe(`Imported: ${count} added, 0 changed.`);
  expect(await products.countDocuments({ ...mine, live: true })).toBe(count);
  expect(await logged()).toBe(count);

  const ids = await products.distinct("_id", mine);
  const rows = rowsOf(
    await exported(admin),
    ids.map((id) => id.toString()),
  );
  expect(new Set(rows.map(({ description }) => description))).toEqual(
    new Set(made.map(({ description }) => description)),
  );
  const file = fileOf(rows.map(({ _id = "", version = "" }, at) => ({ _id, version, price: `${2000 + at}.25` })));
  const { report } = await good(await sendFile(admin, file));
  expect(report).toMatchObject({ added: 0, edited: count, same: 0, wrong: 0 });
  expect(report.rows, "the answer shows the first of them only").toHaveLength(100);
  await good(await sendFile(admin, file, { seal: report.seal }));
  const changed = await products.find(mine, { projection: { price: 1, version: 1 } }).toArray();
  const prices = new Set(changed.map(({ price }) => price));
  expect([prices.size, Math.min(...prices), Math.max(...prices)]).toEqual([
    count,
    200_025,
    200_025 + (count - 1) * 100,
  ]);
  expect(changed.every(({ version }) => version === 2)).toBe(true);
  expect(await logged()).toBe(2 * count);
  await products.deleteMany(mine);
});
