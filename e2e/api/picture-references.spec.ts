import { type Db, ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { good } from "./support/answers";
import { fileOf } from "./support/csv";
import { deleteProduct } from "./support/goods";
import { applyImport, checkImport, importBase, newRows, sendInParts } from "./support/imports";
import { add, checkNow, file, isThere, nameIn, uploaded, uploads } from "./support/uploads";

const recordOf = (database: Db, url: string) => uploads(database).findOne({ _id: nameIn(url) });

const change = ({ request }: Caller, id: string, images: string[]) =>
  request.put(`/api/admin/products/edit/${id}`, { data: { images } });

/** Lets the time pass in which a picture is left alone whose references are not known. */
async function releaseHold(database: Db, url: string) {
  await uploads(database).updateOne({ _id: nameIn(url) }, { $set: { heldUntil: new Date(0) } });
}

test("each product and profile that shows a picture is counted once", async ({ admin, shopper, database }) => {
  const [shared, other] = [await uploaded(admin, "imageFile"), await uploaded(admin, "imageFile")];
  const references = async (url: string) => (await recordOf(database, url))?.references ?? 0;
  const { data: one } = await good(await add(admin, shared, `Counted${admin.id}`), 201);
  const { data: two } = await good(await add(admin, shared, `Counted${admin.id} too`), 201);
  expect([await references(shared), await references(other)]).toEqual([2, 0]);
  await good(await change(admin, one._id, [other, shared]));
  await Promise.all([change(admin, one._id, [other]), change(admin, two._id, [shared, other])]);
  expect([await references(shared), await references(other)]).toEqual([1, 2]);
  const profile = (avatar: string) => shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data: { avatar } });
  await good(await profile(other));
  await good(await profile(other));
  expect(await references(other)).toBe(3);
  await good(await profile(""));
  expect(await references(other)).toBe(2);
  for (const { _id } of [one, two]) await deleteProduct(admin, _id);
  expect(await references(shared), "deleted products can be restored").toBe(1);
});

test("pictures of an import are held, and counted when its rows are applied", async ({ admin, database, baseURL }) => {
  const rows = newRows(`Held${admin.id}`, 2).map((row) => ({ ...row, image: "cap.png" }));
  const { importId } = await sendInParts(admin, fileOf(rows));
  const path = `${importBase}/picture?import=${importId}&name=cap.png`;
  const { url } = await good(await admin.request.post(path, { multipart: { imageFile: await file() } }), 201);
  await checkNow(database, baseURL, [url]);
  expect((await recordOf(database, url))?.references).toBeUndefined();
  const { seal } = await checkImport(admin, importId);
  await expect.poll(async () => (await good(await applyImport(admin, { importId, seal }))).done).toBe(true);
  expect(await recordOf(database, url)).toMatchObject({ references: 2, used: true });
  const made = await database.collection("products").find({ image: url }).toArray();
  for (const { _id } of made) await deleteProduct(admin, _id.toString());
});

test("what a version that counts nothing does is found and counted", async ({ admin, database, baseURL }) => {
  const [taken, left] = [await uploaded(admin, "imageFile"), await uploaded(admin, "imageFile")];
  const { data: product } = await good(await add(admin, left, `Older${admin.id}`), 201);
  // As the version before does it.
  const _id = new ObjectId(product._id);
  await database.collection("products").updateOne({ _id }, { $set: { image: taken, images: [taken] } });
  await uploads(database).updateOne({ _id: nameIn(taken) }, { $set: { used: true }, $inc: { claims: 1 } });
  await uploads(database).updateOne({ _id: nameIn(left) }, { $set: { used: false } });

  await checkNow(database, baseURL, [taken, left]);
  for (const url of [taken, left]) {
    const { heldUntil } = (await recordOf(database, url)) ?? {};
    expect(heldUntil?.getTime()).toBeGreaterThan(Date.now() + 7 * 24 * 3_600_000);
    await releaseHold(database, url);
  }
  await checkNow(database, baseURL, [taken, left]);
  expect(await recordOf(database, taken)).toMatchObject({ references: 1, used: true, claims: 1, counted: 1 });
  expect(await recordOf(database, left)).toMatchObject({ references: 0, used: false });
  await checkNow(database, baseURL, [taken, left]);
  expect([await isThere(admin, taken), await isThere(admin, left)]).toEqual([true, false]);
  await deleteProduct(admin, product._id);
});
