import { type Db, ObjectId } from "mongodb";
import * as validators from "../../scripts/migrations/20261126000000-validators.js";
import * as lists from "../../scripts/migrations/20261126010000-catalogue-lists.js";
import { good } from "../api/support/answers";
import { fill, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { inOwnShop, yesterday } from "./support/own-shops";

inOwnShop(yesterday);

const refused = { code: 121 };
const pieces = { xs: 0, s: 0, m: 4, l: 2, xl: 0, xll: 0 };

/** A product as the version before the lists adds it. */
function formerProduct(fields: object = {}) {
  const _id = new ObjectId();
  const title = `Former ${_id}`;
  return {
    _id,
    title,
    titleKey: title.toLowerCase(),
    image: "/pictures/kurta-offwhite-linen.webp",
    images: ["/pictures/kurta-offwhite-linen.webp"],
    description: "From before.",
    category: "footwear",
    brand: "adidas",
    size: ["m", "l"],
    colour: "red",
    hsn: "",
    price: 100_000,
    saleprice: 0,
    pays: 100_000,
    percent: 0,
    stock: 6,
    stockBySize: { m: 4, l: 2 },
    inStock: true,
    scarcest: 2,
    popularity: 0,
    has: Object.fromEntries(Object.entries(pieces).map(([size, count]) => [size, count > 0])),
    seller: "Vastra",
    version: 3,
    live: true,
    words: [],
    createdAt: new Date(),
    updatedAt: new Date(),
    ...fields,
  };
}

/** Brings the database to where the version before left it, without products. */
async function asBefore(database: Db): Promise<void> {
  for (const name of ["products", "carts", "orders", "returns"]) await database.collection(name).deleteMany({});
  await lists.down(database);
  await validators.down(database);
}

async function migrate(database: Db): Promise<void> {
  await validators.up(database);
  await lists.up(database);
}

const products = (database: Db) => database.collection("products");

test("the validators widen and the lists are added, twice without harm, and both go back", async ({ database }) => {
  await asBefore(database);
  await lists.down(database);
  await validators.down(database);
  const former = formerProduct();
  await products(database).insertOne(former);
  const wide = { size: ["uk-8"], stockBySize: { "uk-8": 6 }, has: { "uk-8": true } };
  await expect(products(database).insertOne(formerProduct(wide))).rejects.toMatchObject(refused);
  expect(await database.collection("cataloguelists").countDocuments()).toBe(0);

  await migrate(database);
  const stored = database.collection<{ _id: string; version: number }>("cataloguelists");
  await stored.updateOne({ _id: "brands" }, { $inc: { version: 1 } });
  await migrate(database);
  expect(await stored.countDocuments()).toBe(5);
  expect((await stored.findOne({ _id: "brands" }))?.version, "a changed list stays").toBe(2);
  expect(await products(database).findOne({ _id: former._id }), "products are not touched").toEqual(former);

  await lists.down(database);
  await validators.down(database);
  expect(await stored.countDocuments()).toBe(0);
  await migrate(database);
  expect(await products(database).findOne({ _id: former._id })).toEqual(former);
});

test("what the version before writes fits while it serves, and wrong sums don't", async ({ database }) => {
  await asBefore(database);
  await migrate(database);
  const former = formerProduct();
  await products(database).insertOne(former);
  await products(database).updateOne(
    { _id: former._id },
    { $set: { stock: 5, "stockBySize.m": 3, scarcest: 2 }, $inc: { version: 1 } },
  );
  await products(database).insertOne(formerProduct({ size: [], stockBySize: null }));
  await products(database).insertOne(
    formerProduct({ size: ["uk-8"], stockBySize: { "uk-8": 6 }, has: { "uk-8": true } }),
  );
  await expect(products(database).insertOne(formerProduct({ stock: 7 }))).rejects.toMatchObject(refused);
  const uneven = { size: ["uk-8"], stockBySize: { "uk-8": 5 }, has: { "uk-8": true } };
  await expect(products(database).insertOne(formerProduct(uneven))).rejects.toMatchObject(refused);
  await expect(products(database).insertOne(formerProduct({ facts: { fabric: 1 } }))).rejects.toMatchObject(refused);
});

test("down refuses with numbers while something uses what the version before does not know", async ({ database }) => {
  await asBefore(database);
  await migrate(database);
  const [userId, productId] = [new ObjectId(), new ObjectId()];
  const line = (size: string | null) => ({ productId, size, quantity: 1 });
  await products(database).insertMany([
    formerProduct(),
    formerProduct({ kind: "", audience: "everyone", facts: {} }),
    formerProduct({ category: "men", audience: "men" }),
    formerProduct({ kind: "heels", facts: { care: "Dry" } }),
    formerProduct({ kind: "heels", live: false }),
    formerProduct({ category: "home" }),
    formerProduct({ brand: "nobody" }),
    formerProduct({ audience: "women" }),
    formerProduct({ size: ["m", "uk-8"], stockBySize: null }),
  ]);
  const at = { revision: 0, createdAt: new Date(), updatedAt: new Date() };
  await database.collection("carts").insertMany([
    { ...at, userId, lines: [line("m"), line(null)] },
    { ...at, userId: new ObjectId(), lines: [line("m"), line("uk-8"), line(null)] },
  ]);
  await expect(lists.down(database)).rejects.toThrow(
    "does not know what is used now: 2 products with a kind, 1 products of another category, " +
      "1 products of another brand, 1 products for one audience, 1 products with other sizes, 1 carts with other sizes.",
  );
  expect(await database.collection("cataloguelists").countDocuments(), "nothing was taken away").toBe(5);
});

test("a shop of yesterday reads, sells and edits as before", async ({ database, admin, shopper, people }) => {
  await asBefore(database);
  const former = formerProduct();
  await products(database).insertMany([former, formerProduct({ category: "men", brand: "zara" })]);
  const productId = former._id.toString();
  await fill(shopper, productId, 1, "m");
  await orderCash(shopper);
  await fill(shopper, productId, 1, "l");
  await database.collection("orders").updateMany({}, { $unset: { "cartItems.$[].sizeLabel": 1 } });
  const guest = await people.guest();
  const body = async (path: string, { request }: Pick<typeof shopper, "request"> = shopper) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  const walk = async () => ({
    list: await body("/api/shop/products/get?limit=100", { request: guest }),
    bySize: await body("/api/shop/products/get?size=l&audience=men&sortBy=newest", { request: guest }),
    product: await body(`/api/shop/products/get/${productId}`, { request: guest }),
    cart: await body(`/api/shop/cart/get/${shopper.id}`),
    orders: await body(`/api/shop/order/fetchOrders/${shopper.id}`),
    ofAdmin: await body("/api/admin/products/get", admin),
    csv: await body("/api/admin/products/export", admin),
  });
  const all = async () => {
    const names = ["products", "carts", "orders"];
    return Promise.all(names.map((name) => database.collection(name).find().sort({ _id: 1 }).toArray()));
  };
  await expect.poll(async () => JSON.parse((await walk()).list).total).toBe(2);
  const [before, stored] = [await walk(), await all()];
  expect(JSON.parse(before.cart).data).toMatchObject([{ size: "l", sizeLabel: "L", stock: 2 }]);
  expect(JSON.parse(before.orders).orders[0].cartItems).toMatchObject([{ size: "m", sizeLabel: "M" }]);
  expect(JSON.parse(before.bySize)).toMatchObject({ total: 1, data: [{ kind: "", audience: "men", facts: {} }] });

  await migrate(database);
  expect(await all(), "the migration touches none of them").toEqual(stored);
  expect(await walk()).toEqual(before);

  const edit = { title: "Edited after", version: 3 };
  const { data } = await good(await admin.request.put(`/api/admin/products/edit/${productId}`, { data: edit }));
  const { version: _, title: __, ...others } = JSON.parse(before.product).data;
  // Admins read what is stored: of its origin and quantity nothing.
  expect(data).toMatchObject({ ...others, title: "Edited after", version: 4, origin: "", netQuantity: "" });
  const log = await good(await admin.request.get("/api/admin/log/get?kind=product&limit=1"));
  expect(Object.keys(log.entries[0].after), "only what was edited").toEqual(["title"]);
  expect(await products(database).findOne({ _id: former._id })).toMatchObject({
    kind: "",
    audience: "everyone",
    facts: {},
    size: ["m", "l"],
    stock: 5,
    stockBySize: { m: 3, l: 2 },
    has: former.has,
  });
});
