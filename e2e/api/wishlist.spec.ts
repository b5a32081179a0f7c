import { type Db, ObjectId } from "mongodb";
import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { newProduct } from "./support/goods";

const add = ({ request }: Caller, productId: string) => request.post("/api/shop/wishlist/add", { data: { productId } });
const get = ({ request, id }: Caller) => request.get(`/api/shop/wishlist/get/${id}`);
const remove = ({ request, id }: Caller, productId: string) =>
  request.post(`/api/shop/wishlist/remove/${id}/${productId}`);
/** Ids of products of the demo catalogue. */
async function some({ request }: Caller, count: number): Promise<string[]> {
  const { data } = await good(await request.get(`/api/shop/products/get?category=accessories&limit=${count}`));
  return data.map(({ _id }: { _id: string }) => _id);
}

/** A product that an admin has deleted. */
async function deletedProduct(database: Db): Promise<string> {
  const id = await newProduct(database);
  await database.collection("products").updateOne({ _id: new ObjectId(id) }, { $set: { live: false } });
  return id;
}

/** Puts ids on a list as no call would. */
async function put(database: Db, { id }: Caller, ids: string[]): Promise<void> {
  const productIds = ids.map((one) => new ObjectId(one));
  const owner = { userId: new ObjectId(id) };
  await database.collection("wishlists").updateOne(owner, { $set: { productIds } }, { upsert: true });
}

const idsOf = (answer: { wishlist: { products: { _id: string }[] } }) => answer.wishlist.products.map(({ _id }) => _id);

test("an empty wishlist has no id and no products", async ({ shopper }) => {
  const { wishlist } = await good(await get(shopper));
  expect(wishlist).toEqual({ _id: null, userId: shopper.id, products: [] });
});

test("the newest product is first, and adding it twice changes nothing", async ({ shopper }) => {
  const [one = "", other = ""] = await some(shopper, 2);
  expect((await good(await add(shopper, one))).message).toBe("Product added to wishlist");
  expect(idsOf(await good(await add(shopper, other)))).toEqual([other, one]);
  const again = await good(await add(shopper, one.toUpperCase()));
  expect(again.message).toBe("This product is already on your wishlist.");
  expect(idsOf(again)).toEqual([other, one]);
  expect(again.wishlist.products[0]).toMatchObject({ _id: other, category: "accessories", price: expect.any(Number) });
});

test("a product is removed, also when it is not on the wishlist", async ({ shopper }) => {
  const [one = "", other = ""] = await some(shopper, 2);
  await good(await add(shopper, one));
  await good(await add(shopper, other));
  const removed = await good(await remove(shopper, one));
  expect(removed.message).toBe("Product Removed Successfully");
  expect(idsOf(removed)).toEqual([other]);
  expect(idsOf(await good(await remove(shopper, one)))).toEqual([other]);
});

test("a deleted product leaves the wishlist and can't be added", async ({ shopper, database }) => {
  const id = await deletedProduct(database);
  await put(database, shopper, [id]);
  expect(idsOf(await good(await get(shopper)))).toEqual([]);
  await bad(await add(shopper, id), 404, "not_found");
  await bad(await add(shopper, "0".repeat(24)), 404, "not_found");
  await bad(await add(shopper, "kurta"), 422, "invalid", "productId");
  await bad(await remove(shopper, "kurta"), 404, "not_found");
});

test("products added at the same time are each on the wishlist once", async ({ shopper }) => {
  const ids = await some(shopper, 6);
  await Promise.all([...ids, ...ids].map(async (id) => good(await add(shopper, id))));
  expect(idsOf(await good(await get(shopper))).sort()).toEqual([...ids].sort());
});

test("a wishlist holds 500 products, deleted ones not counted", async ({ shopper, database }) => {
  const [id = ""] = await some(shopper, 1);
  const others = Array.from({ length: 500 }, () => new ObjectId().toString());
  await put(database, shopper, others);
  await bad(await add(shopper, id), 409, "limit_reached");
  await put(database, shopper, [...others.slice(1), await deletedProduct(database)]);
  expect(idsOf(await good(await add(shopper, id)))).toEqual([id]);
});

test("only its shopper changes a wishlist, and admins may read it", async ({ people, shopper, admin }) => {
  const [id = ""] = await some(shopper, 1);
  await good(await add(shopper, id));
  const other = await people.shopper();
  await bad(await other.request.get(`/api/shop/wishlist/get/${shopper.id}`), 403, "forbidden");
  await bad(await other.request.post(`/api/shop/wishlist/remove/${shopper.id}/${id}`), 403, "forbidden");
  const data = { userId: shopper.id, productId: id };
  await bad(await other.request.post("/api/shop/wishlist/add", { data }), 403, "forbidden");
  expect(idsOf(await good(await admin.request.get(`/api/shop/wishlist/get/${shopper.id}`)))).toEqual([id]);
  await bad(await admin.request.post(`/api/shop/wishlist/remove/${shopper.id}/${id}`), 403, "forbidden");
  const guest = await people.guest();
  await bad(await guest.get(`/api/shop/wishlist/get/${shopper.id}`), 401, "not_signed_in");
});
