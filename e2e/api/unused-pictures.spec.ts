import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fileOf } from "./support/csv";
import { deleteProduct, fill, orderCash } from "./support/goods";
import { importBase, newRows, sendInParts } from "./support/imports";
import { reconcile } from "./support/razorpay";
import { add, checkNow, file, isThere, nameIn, uploaded, uploads } from "./support/uploads";

test("a picture that is unused for a day is removed and can't be used any more", async ({
  admin,
  shopper,
  database,
  baseURL,
}) => {
  const image = await uploaded(admin, "imageFile");
  const avatar = await uploaded(shopper, "avatarFile");
  await reconcile(baseURL);
  expect([await isThere(admin, image), await isThere(admin, avatar)], "within the day").toEqual([true, true]);
  await checkNow(database, baseURL, [image, avatar]);
  expect([await isThere(admin, image), await isThere(admin, avatar)]).toEqual([false, false]);
  await bad(await add(admin, image, `Unused${admin.id}`), 422, "invalid", "image");
  const edit = shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data: { avatar } });
  await bad(await edit, 422, "invalid", "avatar");
  expect(await database.collection("products").countDocuments({ image })).toBe(0);
});

test("a picture in use, also with a transformation, is kept, and a replaced one is removed a day later", async ({
  admin,
  shopper,
  database,
  baseURL,
}) => {
  const [image, ordered, replaced, scaled, avatar] = [
    await uploaded(admin, "imageFile"),
    await uploaded(admin, "imageFile"),
    await uploaded(admin, "imageFile"),
    await uploaded(admin, "imageFile"),
    await uploaded(shopper, "avatarFile"),
  ];
  const title = `Shown${admin.id}`;
  const { data: made } = await good(await add(admin, image, title), 201);
  const profile = (data: object) => shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data });
  await good(await profile({ avatar }));
  const { data: second } = await good(await add(admin, replaced, `${title} second`), 201);
  const small = scaled.replace("/upload/", "/upload/w_20/");
  const { data: fourth } = await good(await add(admin, small, `${title} small`), 201);
  // Bought with this picture, which its product has no longer.
  const { data: third } = await good(await add(admin, ordered, `${title} third`), 201);
  await fill(shopper, third._id);
  const { orders } = await orderCash(shopper);
  expect(orders.cartItems[0].image).toBe(ordered);
  const change = (id: string) => admin.request.put(`/api/admin/products/edit/${id}`, { data: { image } });
  await good(await change(third._id));
  const rows = newRows(`Import${admin.id}`, 1).map((row) => ({ ...row, image: "cap.png" }));
  const { importId } = await sendInParts(admin, fileOf(rows));
  const path = `${importBase}/picture?import=${importId}&name=cap.png`;
  const { url: named } = await good(await admin.request.post(path, { multipart: { imageFile: await file() } }), 201);

  const all = [image, ordered, replaced, avatar, named, scaled];
  await checkNow(database, baseURL, all);
  for (const url of all) expect(await isThere(admin, url), url).toBe(true);

  await good(await change(second._id));
  await good(await profile({ avatar: "" }));
  const waiting = await uploads(database).find({ _id: { $in: [nameIn(replaced), nameIn(avatar)] } });
  for (const { nextCheckAt, used } of await waiting.toArray()) {
    expect(used).toBe(false);
    expect(nextCheckAt?.getTime(), "a day of grace").toBeGreaterThan(Date.now() + 23 * 3_600_000);
  }
  await checkNow(database, baseURL, all);
  const left = await Promise.all(all.map((url) => isThere(admin, url)));
  expect(left).toEqual([true, true, false, false, true, true]);
  for (const { _id } of [made, second, third, fourth]) await deleteProduct(admin, _id);
});

test("an interrupted removal is completed unless the picture is in use again", async ({ admin, database, baseURL }) => {
  const [image, abandoned] = [await uploaded(admin, "imageFile"), await uploaded(admin, "imageFile")];
  const { data: made } = await good(await add(admin, image, `Late${admin.id}`), 201);
  const both = { _id: { $in: [nameIn(image), nameIn(abandoned)] } };
  await uploads(database).updateMany(both, { $set: { state: "removing", used: false } });
  await bad(await add(admin, abandoned, `Too late${admin.id}`), 422, "invalid", "image");
  await Promise.all([checkNow(database, baseURL, [image, abandoned]), reconcile(baseURL)]);
  expect([await isThere(admin, image), await isThere(admin, abandoned)]).toEqual([true, false]);
  const states = await uploads(database).find(both).project({ state: 1 }).toArray();
  expect(new Map(states.map(({ _id, state }) => [_id, state]))).toEqual(
    new Map([
      [nameIn(image), "kept"],
      [nameIn(abandoned), "removed"],
    ]),
  );
  await deleteProduct(admin, made._id);
});
