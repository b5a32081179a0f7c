import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fileOf } from "./support/csv";
import { addListed, deleteProduct, editProduct, testpiece } from "./support/goods";
import { applyImport, countListed, importBase, newRows, sendInParts, sendPart } from "./support/imports";
import { reconcileUntil } from "./support/razorpay";

test("a file in parts is checked and imported once, even when calls are repeated", async ({
  admin,
  people,
  database,
}) => {
  const word = `Parted${admin.id}`;
  const made = await addListed(admin, { title: `${word} old` });
  const old = { ...testpiece, _id: made._id, title: `${word} old`, price: "2000", stock: "10" };
  const file = fileOf([old, ...newRows(word, 3).map((row) => ({ ...row, _id: "" }))]);
  const sent = await sendInParts(admin, file, 100);
  expect(sent.report).toMatchObject({ added: 3, edited: 1, wrong: 0 });
  expect(await countListed(database, word), "looking changes nothing").toBe(1);
  await bad(await applyImport(await people.admin(), sent), 404, "not_found");
  await bad(await applyImport(admin, { ...sent, seal: "0".repeat(64) }), 409, "stale");

  const answer = await good(await applyImport(admin, sent));
  expect(answer).toMatchObject({ done: true, handled: 5, total: 5, message: "Imported: 3 added, 1 changed." });
  expect(await good(await applyImport(admin, sent))).toEqual(answer);
  expect(await countListed(database, word)).toBe(4);
  const edited = await database.collection("products").findOne({ _id: new ObjectId(made._id) });
  expect(edited).toMatchObject({ price: 200_000, version: 2 });
  expect(edited, "it is free again").not.toHaveProperty("importId");
  await bad(await sendPart(admin, file, 9, sent.importId), 409, "conflict");
});

test("an import is refused as a whole when one of its products has changed since", async ({ admin, database }) => {
  const word = `Void${admin.id}`;
  const first = await addListed(admin, { title: `${word} first` });
  const second = await addListed(admin, { title: `${word} second` });
  const rows = [first, second].map(({ _id }) => ({ _id, price: "2000" }));
  const sent = await sendInParts(admin, fileOf([...rows]));
  await good(await applyImport(admin, sent));
  // As if the second had been edited between the preview and its turn.
  const imports = database.collection("productimports");
  const products = database.collection("products");
  const importId = new ObjectId(sent.importId);
  await products.updateOne({ _id: new ObjectId(first._id) }, { $set: { version: 1, importId } });
  await imports.updateOne({ _id: importId }, { $set: { state: "claiming", next: 1 } });
  const refused = await bad(await applyImport(admin, sent), 409, "stale");
  expect(refused.message).toContain(`"${word} second" was changed in the shop since the preview.`);
  expect(await products.countDocuments({ importId }), "nothing stays reserved").toBe(0);
  await bad(await applyImport(admin, sent), 409, "stale");
});

test("an interrupted import is continued by the same call and by the reconciler", async ({
  admin,
  database,
  baseURL,
}) => {
  const word = `Broken${admin.id}`;
  const sent = await sendInParts(admin, fileOf(newRows(word, 4)));
  await good(await applyImport(admin, sent));
  const products = database.collection("products");
  const half = { title: { $in: [`${word} 2`, `${word} 3`] } };
  const breakOff = async () => {
    await products.deleteMany(half);
    const back = { $set: { state: "writing", next: 2 } };
    await database.collection("productimports").updateOne({ _id: new ObjectId(sent.importId) }, back);
  };
  await breakOff();
  expect(await good(await applyImport(admin, sent))).toMatchObject({ done: true });
  expect(await countListed(database, word)).toBe(4);
  await breakOff();
  await reconcileUntil(baseURL, async () => {
    expect(await countListed(database, word)).toBe(4);
  });
});

test("an import has a week from when it is applied, and the products of one that has expired are released", async ({
  admin,
  database,
  baseURL,
}) => {
  const [imports, products] = [database.collection("productimports"), database.collection("products")];
  const made = await addListed(admin, { title: `Expired${admin.id}` });
  const sent = await sendInParts(admin, fileOf([{ _id: made._id, price: "2000" }]));
  const importId = new ObjectId(sent.importId);
  const sentAt = new Date(Date.now() - 6 * 24 * 3_600_000);
  await imports.updateOne({ _id: importId }, { $set: { createdAt: sentAt } });
  await good(await applyImport(admin, sent));
  const applied = await imports.findOne({ _id: importId });
  expect(applied?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);

  await products.updateOne({ _id: new ObjectId(made._id) }, { $set: { importId } });
  await imports.deleteOne({ _id: importId });
  await reconcileUntil(baseURL, async () => {
    expect(await products.countDocuments({ importId })).toBe(0);
  });
  await editProduct(admin, made._id, { price: 5 });
});

test("a product reserved by an import can't be edited or deleted", async ({ admin, database }) => {
  const made = await addListed(admin, { title: `Reserved${admin.id}` });
  const mine = { _id: new ObjectId(made._id) };
  const { importId } = await good(await sendPart(admin, fileOf(newRows(`Reserving${admin.id}`, 1)), 0), 201);
  await database.collection("products").updateOne(mine, { $set: { importId: new ObjectId(importId as string) } });
  const edit = await admin.request.put(`/api/admin/products/edit/${made._id}`, { data: { price: 5 } });
  await bad(edit, 409, "conflict");
  await bad(await admin.request.delete(`/api/admin/products/delete/${made._id}`), 409, "conflict");
  await database.collection("products").updateOne(mine, { $unset: { importId: 1 } });
  await editProduct(admin, made._id, { price: 5 });
  await deleteProduct(admin, made._id);
});

test("invalid parts are refused, the first one also for unknown columns", async ({ admin }) => {
  const unknown = await bad(await sendPart(admin, "title,fabric\nKurta,red\n", 0), 422, "invalid");
  expect(unknown.message).toContain('Unknown column "fabric"');
  await bad(await sendPart(admin, "x".repeat(4_194_305), 0), 413, "too_large");
  await bad(await sendPart(admin, "title\n", 100), 422, "invalid", "part");
  await bad(await sendPart(admin, "title\n", 1, "0".repeat(24)), 404, "not_found");
  const { importId } = await good(await sendPart(admin, "title\nKurta\n", 0), 201);
  await good(await sendPart(admin, "Saree\n", 2, importId), 201);
  const missing = await bad(await admin.request.post(`${importBase}/check`, { data: { importId } }), 422, "invalid");
  expect(missing.message).toContain("A part of the file is missing");
});
