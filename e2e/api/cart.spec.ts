import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { fill, newProduct } from "./support/goods";

const nothing = "0".repeat(24);

test("a product is added to an empty cart and removed again", async ({ shopper, database }) => {
  const get = async () => good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`));
  expect(await get()).toMatchObject({ cartId: null, data: [] });
  const productId = await newProduct(database, { price: 2499, saleprice: 1499.5 });
  const added = await good(
    await shopper.request.post("/api/shop/cart/add", { data: { userId: shopper.id, productId } }),
  );
  expect(added.data).toEqual([
    expect.objectContaining({ productId, price: 2499, saleprice: 1499.5, quantity: 1, stock: 10, size: "m" }),
  ]);
  expect((await get()).cartId).toMatch(/^[0-9a-f]{24}$/);
  const removed = await good(await shopper.request.delete(`/api/shop/cart/${shopper.id}/${productId}`));
  expect(removed).toMatchObject({ data: [], message: "Product Removed Successfully" });
  await good(await shopper.request.delete(`/api/shop/cart/${shopper.id}/${productId}`));
});

test("sizes are lines of their own, must be named to change one, and can be changed", async ({ shopper, database }) => {
  const productId = await newProduct(database);
  await fill(shopper, productId, 1, "s");
  await fill(shopper, productId, 2, "l");
  const update = (data: object) => shopper.request.put("/api/shop/cart/updateCart", { data: { productId, ...data } });
  await bad(await update({ quantity: 2 }), 409, "size_needed");
  await bad(await update({ quantity: 2, size: "m" }), 404, "not_found");
  await bad(await update({ quantity: 2, size: "xs" }), 422, "invalid", "size");
  await bad(await update({ quantity: 2, size: "s", newSize: "xs" }), 422, "invalid", "newSize");
  const { data } = await good(await update({ quantity: 1, size: "s", newSize: "l" }));
  expect(data).toEqual([expect.objectContaining({ size: "l", quantity: 3 })]);
  await bad(
    await shopper.request.post("/api/shop/cart/add", { data: { productId, size: "xs" } }),
    422,
    "invalid",
    "size",
  );
});

test("the stock limits all lines of a product together, and lowering a quantity is always allowed", async ({
  shopper,
  database,
}) => {
  const productId = await newProduct(database, { stock: 3 });
  await fill(shopper, productId, 2, "s");
  const refused = await shopper.request.post("/api/shop/cart/add", { data: { productId, quantity: 2, size: "m" } });
  const { data } = await bad(refused, 409, "out_of_stock");
  expect(data).toEqual([expect.objectContaining({ quantity: 2, stock: 3 })]);
  await database.collection("products").updateOne({ titleKey: data[0].title.toLowerCase() }, { $set: { stock: 0 } });
  const update = (quantity: number) =>
    shopper.request.put("/api/shop/cart/updateCart", { data: { productId, quantity } });
  await bad(await update(3), 409, "out_of_stock");
  expect((await good(await update(1))).data[0]).toMatchObject({ quantity: 1, stock: 0 });
});

test("an unknown product and an invalid quantity or id are refused with the field", async ({ shopper, database }) => {
  const productId = await newProduct(database);
  const add = (data: object) => shopper.request.post("/api/shop/cart/add", { data });
  await bad(await add({ productId: nothing }), 404, "not_found");
  await bad(await add({ productId: "x" }), 422, "invalid", "productId");
  await bad(await add({ productId: { $gt: "" } }), 422, "invalid", "productId");
  for (const quantity of [0, -1, 1.5, 1e9, "2", null])
    await bad(await add({ productId, quantity }), 422, "invalid", "quantity");
  await bad(await shopper.request.delete(`/api/shop/cart/${shopper.id}/x`), 404, "not_found");
  await bad(await shopper.request.get("/api/shop/cart/get/x"), 403, "forbidden");
});

test("ids may be in capitals", async ({ shopper, database }) => {
  const productId = await newProduct(database);
  const loud = productId.toUpperCase();
  const data = { userId: shopper.id.toUpperCase(), productId: loud };
  await good(await shopper.request.post("/api/shop/cart/add", { data }));
  const removed = await good(await shopper.request.delete(`/api/shop/cart/${shopper.id.toUpperCase()}/${loud}`));
  expect(removed.data).toEqual([]);
});

test("a cart holds 100 lines", async ({ shopper, database }) => {
  const products = await Promise.all(Array.from({ length: 101 }, () => newProduct(database)));
  const [one = "", another = "", ...more] = products;
  await fill(shopper, one, 1, "s");
  const lines = more.map((productId) => ({ productId: new ObjectId(productId), size: "m", quantity: 1 }));
  await database
    .collection("carts")
    .updateOne({ userId: new ObjectId(shopper.id) }, { $push: { lines: { $each: lines } } } as object);
  const { data, message } = await bad(
    await shopper.request.post("/api/shop/cart/add", { data: { productId: another } }),
    409,
    "limit_reached",
  );
  expect(data).toHaveLength(100);
  expect(message).toBe("A cart can hold 100 different products and sizes. Remove one to add another.");
  await fill(shopper, one, 1, "s");
});

test("a product that an admin deleted leaves the cart", async ({ shopper, database }) => {
  const productId = await newProduct(database, { title: "Gone Kurta" });
  await fill(shopper, productId);
  await database.collection("products").updateOne({ titleKey: `gone kurta ${productId}` }, { $set: { live: false } });
  expect((await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`))).data).toEqual([]);
});

test("an admin may read a shopper's cart, and an unknown user's is not found", async ({ admin, shopper }) => {
  await good(await admin.request.get(`/api/shop/cart/get/${shopper.id}`));
  await bad(await admin.request.get(`/api/shop/cart/get/${nothing}`), 404, "not_found");
  await bad(await admin.request.get("/api/shop/cart/get/x"), 404, "not_found");
});

test("additions to two carts at the same time lose or duplicate no line", async ({ people, database }) => {
  const [one, two] = [await people.shopper(), await people.shopper()];
  const products = await Promise.all(Array.from({ length: 6 }, () => newProduct(database, { stock: 1000 })));
  const adds = [one, two].flatMap((shopper) =>
    products.flatMap((productId) =>
      ["s", "m"].flatMap((size) => [1, 2].map((quantity) => fill(shopper, productId, quantity, size))),
    ),
  );
  await Promise.all(adds);
  for (const shopper of [one, two]) {
    const { data } = await good(await shopper.request.get(`/api/shop/cart/get/${shopper.id}`));
    expect(data).toHaveLength(12);
    for (const line of data) expect(line.quantity, line.title).toBe(3);
  }
});
