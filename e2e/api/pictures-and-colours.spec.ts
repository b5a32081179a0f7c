import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { exported, fileOf, importFile, rowsOf, sendFile } from "./support/csv";
import { addListed, deleteProduct, testpiece } from "./support/goods";

const [front, back, close] = [
  "/pictures/kurta-offwhite-linen.webp",
  "/pictures/bomber-black.webp",
  "/pictures/cap-navy.webp",
];

test("a product keeps several pictures, the main one first, and a colour", async ({ admin, people }) => {
  const { _id } = await addListed(admin, { image: undefined, images: [front, back], colour: "navy" });
  const guest = await people.guest();
  const read = async () => (await good(await guest.get(`/api/shop/products/get/${_id}`))).data;
  expect(await read()).toMatchObject({ image: front, images: [front, back], colour: "navy" });
  const edit = (data: object) => admin.request.put(`/api/admin/products/edit/${_id}`, { data });
  await good(await edit({ image: front }));
  expect((await read()).images, "an image as it is changes nothing").toEqual([front, back]);
  await good(await edit({ image: close, colour: "" }));
  expect(await read()).toMatchObject({ image: close, images: [close, back], colour: "" });
  await good(await edit({ images: [back], image: back }));
  expect(await read()).toMatchObject({ image: back, images: [back] });
  const { entries } = await good(await admin.request.get(`/api/admin/log/get?q=${_id}`));
  expect(entries[0]).toMatchObject({ before: { images: [close, back] }, after: { images: [back] } });
  await deleteProduct(admin, _id);
});

test("an invalid picture or colour is refused with its field", async ({ admin }) => {
  const add = (data: object) => admin.request.post("/api/admin/products/add", { data: { ...testpiece, ...data } });
  await bad(await add({ images: Array(9).fill(testpiece.image) }), 422, "invalid", "images");
  await bad(await add({ images: [] }), 422, "invalid", "images");
  await bad(await add({ images: [back] }), 422, "invalid", "image");
  await bad(await add({ images: [testpiece.image, "https://elsewhere.example/a.png"] }), 422, "invalid", "images.1");
  await bad(await add({ image: undefined }), 422, "invalid", "image");
  await bad(await add({ colour: "mauve" }), 422, "invalid", "colour");
});

test("a product from an older version has its one picture and no colour", async ({ admin, database, people }) => {
  const { _id: id } = await addListed(admin, { image: front });
  const stored = { _id: new ObjectId(id) };
  await database.collection("products").updateOne(stored, { $unset: { images: "", colour: "" } });
  const guest = await people.guest();
  const read = async () => (await good(await guest.get(`/api/shop/products/get/${id}`))).data;
  await expect.poll(read).toMatchObject({ image: front, images: [front], colour: "" });
  const older = { $set: { image: back, images: [front, close] } };
  await database.collection("products").updateOne(stored, older);
  await expect.poll(async () => (await read()).images, "changed by one").toEqual([back, close]);
  await deleteProduct(admin, id);
});

test("a CSV file exports and imports pictures and colour", async ({ admin }) => {
  const { _id } = await addListed(admin, { image: undefined, images: [front, back], colour: "multi" });
  const [row = {}] = rowsOf(await exported(admin), [_id]);
  expect(row).toMatchObject({ image: front, images: `${front} ${back}`, colour: "multi" });
  expect((await good(await sendFile(admin, fileOf([row])))).report).toMatchObject({ same: 1, edited: 0 });
  const images = `${close} ${back} ${front}`;
  await good(await importFile(admin, fileOf([{ ...row, image: "", images, colour: "red" }])));
  const { data } = await good(await admin.request.get(`/api/shop/products/get/${_id}`));
  expect(data).toMatchObject({ image: close, images: [close, back, front], colour: "red" });
  await deleteProduct(admin, _id);
});
