import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { ObjectId } from "mongodb";
import { discountPercent, paidPrice } from "@/lib/catalog/discount";
import { colours, ids } from "@/lib/catalog/options";
import type { Product, ProductListAnswer } from "@/lib/catalog/schema";
import { availability } from "@/lib/catalog/stock";
import { dayMs, indianMidnight } from "@/lib/dates";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { addListed, deleteProduct, editProduct, fill, orderCash } from "./support/goods";
import { reconcile } from "./support/razorpay";

const path = "/api/shop/products/get";
/** Where no other test adds products. */
const still = "category=men,women,kids,accessories&limit=100";

/** A price that no other product has; two pieces are below the limit of cash orders. */
const ownPrice = () => randomInt(10_000, 24_000);

async function listAll(request: APIRequestContext, query: string): Promise<Product[]> {
  const all: Product[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await good(await request.get(`${path}?${query}&page=${page}`));
    all.push(...answer.data);
    pages = answer.pages;
  }
  return all;
}

/** As the filters are described, product by product. */
const tests: Record<string, (product: Product, value: string) => boolean> = {
  size: (product, value) =>
    value.split(",").some((id) => Object.entries(availability(product).has).some(([size, has]) => has && size === id)),
  colour: ({ colour }, value) => value.split(",").includes(colour),
  discount: (product, value) => discountPercent(product) >= Number(value),
  inStock: ({ stock }) => stock > 0,
  minPrice: (product, value) => paidPrice(product) >= Number(value),
  maxPrice: (product, value) => paidPrice(product) <= Number(value),
};

const matches = (product: Product, filters: [string, string][]) =>
  filters.every(([name, value]) => tests[name]?.(product, value));

/** Expects of an answer, and of all products on its pages, what follows from all products of the search. */
function expectExact(
  all: Product[],
  filters: [string, string][],
  { total, facets }: Pick<ProductListAnswer, "total" | "facets">,
  listed: Product[],
): void {
  const expected = all.filter((product) => matches(product, filters));
  expect(new Set(listed.map(({ _id }) => _id))).toEqual(new Set(expected.map(({ _id }) => _id)));
  expect(listed).toHaveLength(total);

  const without = (...names: string[]) => filters.filter(([name]) => !names.includes(name));
  const countOf = (name: string, value: string) =>
    all.filter((product) => matches(product, [...without(name), [name, value]])).length;
  for (const name of ["size", "colour", "discount", "inStock"] as const) {
    const counts = Object.keys(facets[name]).map((value) => [value, countOf(name, value)]);
    if (all.length > 0) expect(counts.length, name).toBeGreaterThan(0);
    expect(facets[name], name).toEqual(Object.fromEntries(counts));
  }
  const prices = all.filter((one) => matches(one, without("minPrice", "maxPrice"))).map(paidPrice);
  const [min, max] = [Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))];
  expect(facets.price).toEqual(prices.length > 0 ? { min, max, steps: expect.any(Array) } : null);
  if (!facets.price) return;
  expect(facets.price.steps[0]).toBeLessThanOrEqual(min);
  expect(facets.price.steps.at(-1)).toBeGreaterThanOrEqual(max);
}

test.describe("filters of products", () => {
  const queries = [
    "size=m",
    "size=xs,xll",
    "size=none",
    "colour=maroon",
    "colour=navy,multi",
    "colour=mauve",
    "discount=30",
    "inStock=1",
    "minPrice=500",
    "maxPrice=1500",
    "minPrice=999&maxPrice=999",
    "size=s,m&colour=red,blue,multi&discount=10&inStock=1&minPrice=300&maxPrice=2000",
    "q=kurta&size=l&maxPrice=2500",
    "q=cotton&discount=20&sortBy=discount",
    "q=kurta&colour=white,red",
  ];

  test("list and count exactly the matching products", async ({ people }) => {
    const guest = await people.guest();
    const found = new Map<string, Product[]>();
    for (const q of ["", "kurta", "cotton"]) found.set(q, await listAll(guest, `${still}&q=${q}`));
    for (const query of queries) {
      await test.step(query, async () => {
        const given = new URLSearchParams(query);
        const all = found.get(given.get("q") ?? "") ?? [];
        for (const name of ["q", "sortBy"]) given.delete(name);
        const answer = await good(await guest.get(`${path}?${still}&${query}`));
        const listed = answer.pages > 1 ? await listAll(guest, `${still}&${query}`) : answer.data;
        expectExact(all, [...given], answer, listed);
      });
    }
  });

  test("are ignored when empty", async ({ people }) => {
    const guest = await people.guest();
    const [usual, empty] = [
      await good(await guest.get(`${path}?${still}`)),
      await good(await guest.get(`${path}?${still}&size=&colour=&discount=&inStock=&minPrice=&maxPrice=`)),
    ];
    expect(empty).toEqual(usual);
  });

  test("count all 17 colours, and no colour for a product without one", async ({ people, admin }) => {
    const guest = await people.guest();
    const price = ownPrice();
    const only = `category=footwear&brand=adidas&minPrice=${price}&maxPrice=${price}`;
    const read = async (query = "") => good(await guest.get(`${path}?${only}${query}`));
    const { _id } = await addListed(admin, { price });
    try {
      const { total, facets } = await read();
      expect(total).toBe(1);
      expect(facets.colour).toEqual(Object.fromEntries(ids(colours).map((id) => [id, 0])));
      expect(ids(colours)).toHaveLength(17);
      await editProduct(admin, _id, { colour: "teal" });
      expect((await read()).facets.colour).toMatchObject({ teal: 1, blue: 0 });
      expect([(await read("&colour=teal")).total, (await read("&colour=blue")).total]).toEqual([1, 0]);
    } finally {
      await deleteProduct(admin, _id);
    }
  });

  test("with invalid values are refused", async ({ people }) => {
    const guest = await people.guest();
    for (const [query, field] of [
      ["discount=15", "discount"],
      ["discount=10,20", "discount"],
      ["discount=10&discount=20", "discount"],
      ["inStock=0", "inStock"],
      ["inStock=true", "inStock"],
      ["minPrice=-1", "minPrice"],
      ["minPrice=1.5", "minPrice"],
      ["minPrice=1e3", "minPrice"],
      ["maxPrice=1000001", "maxPrice"],
      ["maxPrice=99999999", "maxPrice"],
      ["maxPrice=5&maxPrice=6", "maxPrice"],
      ["minPrice=501&maxPrice=500", "minPrice"],
    ] as const) {
      await bad(await guest.get(`${path}?${query}`), 422, "invalid", field);
    }
  });

  test("follow the stock when the last piece is sold or comes back", async ({ people, shopper, admin }) => {
    const guest = await people.guest();
    const [title, price] = [`Testpiece ${randomUUID()}`, ownPrice()];
    const { _id } = await addListed(admin, { title, price, size: ["xs"], stock: 2 });
    const count = async (filter: string) => {
      const query = `category=footwear&brand=adidas&minPrice=${price}&maxPrice=${price}&${filter}`;
      return (await good(await guest.get(`${path}?${query}`))).total;
    };
    const expectListed = async (pieces: number) => {
      for (const filter of ["size=xs", "inStock=1"]) expect(await count(filter), filter).toBe(pieces);
      expect(await count("")).toBe(1);
    };
    try {
      await expectListed(1);
      await fill(shopper, _id, 2, "xs");
      const { orderId } = await orderCash(shopper);
      await expectListed(0);
      const data = { orderId, orderStatus: "Rejected" };
      await good(await admin.request.post("/api/admin/orders/updateStatus", { data }));
      await expectListed(1);
      await editProduct(admin, _id, { size: ["s"] });
      expect([await count("size=xs"), await count("size=s")]).toEqual([0, 1]);
      await editProduct(admin, _id, { stock: 0 });
      expect([await count("size=s"), await count("inStock=1")]).toEqual([0, 0]);
    } finally {
      await deleteProduct(admin, _id);
    }
  });
});

test.describe("sorts of products", () => {
  const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const byTitle = (a: Product, b: Product) =>
    compare(a.title.toLowerCase(), b.title.toLowerCase()) || compare(a._id, b._id);

  test("Better Discount sorts by the percentage, ties by title, then id", async ({ people }) => {
    const all = await listAll(await people.guest(), `${still}&sortBy=discount`);
    const sorted = all.toSorted((a, b) => discountPercent(b) - discountPercent(a) || byTitle(a, b));
    expect(all.map(({ _id }) => _id)).toEqual(sorted.map(({ _id }) => _id));
  });

  test("What's New starts with the newest product", async ({ people, admin }) => {
    const guest = await people.guest();
    const made: string[] = [];
    try {
      for (const word of ["old", "new"]) made.unshift((await addListed(admin, { title: `Testpiece ${word}` }))._id);
      const listed = await listAll(guest, "category=footwear&brand=adidas&sortBy=newest&limit=100");
      expect(listed.map(({ _id }) => _id).filter((id) => made.includes(id))).toEqual(made);
    } finally {
      for (const id of made) await deleteProduct(admin, id);
    }
  });

  test("Popularity sorts by the pieces sold and kept in the 30 days before midnight, then by the newest", async ({
    people,
    admin,
    database,
    baseURL,
  }) => {
    const guest = await people.guest();
    const midnight = indianMidnight(Date.now());
    const sales = database.collection<{ _id: string }>("productsales");
    const made: string[] = [];
    for (const name of ["never", "today", "little", "much", "long ago", "returned"]) {
      made.push((await addListed(admin, { title: `Testpiece ${name}` }))._id);
    }
    const [never = "", today = "", little = "", much = "", longAgo = "", returned = ""] = made;
    const sell = (id: string, daysAgo: number, pieces: number, back = 0) => {
      const day = new Date(midnight - daysAgo * dayMs);
      return { _id: `${day.toISOString()} ${id}`, day, productId: new ObjectId(id), pieces, amount: 0, returned: back };
    };
    const order = async () => {
      const listed = await listAll(guest, "category=footwear&brand=adidas&sortBy=popularity&limit=100");
      return listed.map(({ _id }) => _id).filter((id) => made.includes(id));
    };
    // Another test may run the reconciler at the same moment, which then has counted before this one's sales.
    const count = async () => {
      await database.collection("jobs").deleteOne({ _id: "popularity" as unknown as ObjectId });
      await reconcile(baseURL);
    };
    try {
      await sales.insertMany([
        ...[sell(today, 0, 1), sell(little, 1, 3), sell(little, 30, 4)],
        ...[sell(much, 1, 40), sell(longAgo, 31, 900), sell(returned, 2, 50, 48)],
      ]);
      await expect(async () => {
        await count();
        expect(await order()).toEqual([much, little, returned, longAgo, today, never]);
      }).toPass();
      await sales.deleteMany({ productId: new ObjectId(much) });
      await expect(async () => {
        await count();
        expect(await order()).toEqual([little, returned, longAgo, much, today, never]);
      }).toPass();
    } finally {
      await sales.deleteMany({ productId: { $in: made.map((id) => new ObjectId(id)) } });
      for (const id of made) await deleteProduct(admin, id);
    }
  });
});
