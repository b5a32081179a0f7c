import { randomInt } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { Product } from "@/lib/catalog/schema";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { addListed, deleteProduct } from "./support/goods";

const path = "/api/shop/products/get";

const idsOf = (products: readonly Product[]) => products.map(({ _id }) => _id);

async function list(request: APIRequestContext, query: string) {
  return good(await request.get(`${path}?${query}`));
}

/** All products of a query, over as many pages as there are. */
async function listAll(request: APIRequestContext, query: string): Promise<Product[]> {
  const all: Product[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await list(request, `${query}&page=${page}&limit=100`);
    all.push(...answer.data);
    pages = answer.pages;
  }
  return all;
}

type Order = (a: Product, b: Product) => number;

/** Code point by code point, as the database compares. */
const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const title: Order = (a, b) => compare(a.title.toLowerCase(), b.title.toLowerCase());
const pays = ({ price, saleprice }: Product) => (saleprice > 0 ? saleprice : price);
const price: Order = (a, b) => pays(a) - pays(b);
const by =
  (...orders: Order[]): Order =>
  (a, b) =>
    orders.map((order) => order(a, b)).find((difference) => difference !== 0) ?? compare(a._id, b._id);

const orders: Record<string, Order> = {
  price_lowtohigh: by(price, title),
  price_hightolow: by((a, b) => price(b, a), title),
  title_atoz: by(title),
  title_ztoa: by((a, b) => title(b, a)),
};

const filters = "category=footwear&brand=adidas";

test.describe("the order of products", () => {
  test("sorts by its field, ties by title, then id", async ({ admin, people }) => {
    const guest = await people.guest();
    // At a price of their own they are on one page, whatever other tests add and delete meanwhile.
    const own = randomInt(100_000, 900_000);
    const twins = [
      { title: "Testpiece of Order", price: own },
      { title: "testpiece of order", price: own },
      { title: "TESTPIECE of order", price: own + 2000, saleprice: own },
      { title: "Testpiece of Other Order", price: own },
      { title: "Testpiece of Order", price: own - 0.01 },
    ];
    const made: string[] = [];
    try {
      for (const twin of twins) made.push((await addListed(admin, twin))._id);
      for (const [sortBy, order] of Object.entries(orders)) {
        const query = `${filters}&minPrice=${own - 1}&maxPrice=${own}&sortBy=${sortBy}`;
        const listed = (await listAll(guest, query)).filter(({ _id }) => made.includes(_id));
        expect(listed, sortBy).toHaveLength(twins.length);
        expect(idsOf(listed), sortBy).toEqual(idsOf([...listed].sort(order)));
      }
    } finally {
      for (const id of made) await deleteProduct(admin, id);
    }
  });

  for (const [sortBy, order] of Object.entries(orders)) {
    test(`${sortBy} sorts all products of the shop`, async ({ people }) => {
      const all = await listAll(await people.guest(), `category=men,women,kids,accessories&sortBy=${sortBy}`);
      expect(all.length).toBeGreaterThan(50);
      expect(idsOf(all)).toEqual(idsOf([...all].sort(order)));
    });
  }

  test("is by price, low to high, by default", async ({ people }) => {
    const guest = await people.guest();
    const [silent, said] = [
      await list(guest, "category=men"),
      await list(guest, "category=men&sortBy=price_lowtohigh"),
    ];
    expect(idsOf(silent.data)).toEqual(idsOf(said.data));
  });

  test("that is empty counts as missing, like every other parameter", async ({ people }) => {
    const guest = await people.guest();
    const empty = "category=&brand=&discount=&inStock=&minPrice=&sortBy=&page=&limit=&ids=&q=&exact=&fact.fabric=";
    const { data, total, page } = await list(guest, empty);
    expect({ page, shown: data.length }).toEqual({ page: 1, shown: Math.min(500, total) });
  });

  test("must be a known one, given once", async ({ people }) => {
    const guest = await people.guest();
    for (const query of ["sortBy=cheapest", "sortBy=title_atoz&sortBy=title_ztoa"]) {
      await bad(await guest.get(`${path}?${query}`), 422, "invalid", "sortBy");
    }
  });
});

test.describe("pages", () => {
  test("have 1 to 100 products and continue one another", async ({ people }) => {
    const guest = await people.guest();
    const query = "category=men&sortBy=title_atoz";
    const whole = await list(guest, query);
    expect(whole).toMatchObject({ page: 1, pages: 1, total: whole.data.length });
    const first = await list(guest, `${query}&limit=7`);
    const second = await list(guest, `${query}&limit=7&page=2`);
    expect(first.pages).toBe(Math.ceil(whole.total / 7));
    expect(idsOf([...first.data, ...second.data])).toEqual(idsOf(whole.data.slice(0, 14)));
    for (const limit of [1, 100]) expect((await list(guest, `limit=${limit}`)).data.length).toBeLessThanOrEqual(limit);
  });

  test("outside the limits are refused", async ({ people }) => {
    const guest = await people.guest();
    for (const limit of ["0", "101", "-1", "1.5", "x", "1&limit=2"]) {
      await bad(await guest.get(`${path}?limit=${limit}`), 422, "invalid", "limit");
    }
    for (const page of ["0", "-1", "1.5", "x", "1e300", "1&page=2"]) {
      await bad(await guest.get(`${path}?page=${page}`), 422, "invalid", "page");
    }
  });

  test("past the end are empty", async ({ people, shopper, admin }) => {
    const guest = await people.guest();
    const { total } = await list(guest, "category=men&limit=1");
    for (const page of [1_000_001, Number.MAX_SAFE_INTEGER]) {
      for (const query of ["limit=100", "sortBy=title_ztoa"]) {
        expect(await list(guest, `category=men&${query}&page=${page}`)).toMatchObject({ data: [], page, total });
      }
      for (const q of ["kurta", "linen kurta", "cotton"]) {
        expect((await list(guest, `q=${q}&page=${page}`)).data).toEqual([]);
      }
      const past = async (of: string) => good(await admin.request.get(`/api/admin/${of}?page=${page}`));
      expect((await past("products/get")).data).toEqual([]);
      expect((await past("orders/fetchAllOrders")).orders).toEqual([]);
      expect((await past("log/get")).entries).toEqual([]);
      expect((await past("people/get")).admins).toEqual([]);
      const own = await shopper.request.get(`/api/shop/order/fetchOrders/${shopper.id}?page=${page}`);
      expect((await good(own)).orders).toEqual([]);
    }
  });
});

test.describe("filters", () => {
  test("with an unknown id match nothing, and beside a known one it is ignored", async ({ people }) => {
    const guest = await people.guest();
    expect(await list(guest, "category=hats")).toMatchObject({ data: [], total: 0, pages: 0 });
    const [men, known] = [await list(guest, "category=men"), await list(guest, "category=hats,men")];
    expect(idsOf(known.data)).toEqual(idsOf(men.data));
    expect((await list(guest, "category=men&brand=nobody")).total).toBe(0);
  });

  test("match any id within a group and all groups, ignoring empty ones", async ({ people }) => {
    const guest = await people.guest();
    const all = await listAll(guest, "category=&brand=&sortBy=title_atoz");
    const ids = idsOf(all.filter(({ category, brand }) => ["men", "women"].includes(category) && brand === "zara"));
    expect(ids.length).toBeGreaterThan(0);
    for (const query of ["category=men,women&brand=zara", "category=men&category=women&brand=zara,"]) {
      expect(idsOf(await listAll(guest, `${query}&sortBy=title_atoz`))).toEqual(ids);
    }
  });

  test("have counts for each option under the other filters, zeros included", async ({ people }) => {
    const guest = await people.guest();
    const all = await listAll(guest, "brand=zara");
    const { facets } = await list(guest, "category=men&brand=zara&limit=1");
    for (const id of ["men", "women", "kids", "accessories"]) {
      expect(facets.category[id], id).toBe(all.filter(({ category }) => category === id).length);
    }
    expect(Object.keys(facets.brand)).toHaveLength(6);
  });
});

test.describe("products by their ids", () => {
  const unknown = "0123456789abcdef01234567";

  test("come in the given order, each once, without deleted ones", async ({ people, admin }) => {
    const guest = await people.guest();
    const deleted = (await addListed(admin, {}))._id;
    await deleteProduct(admin, deleted);
    const [one = "", two = "", three = ""] = idsOf((await list(guest, "category=men&limit=3")).data);
    const wanted = [three, one, unknown, deleted, two.toUpperCase(), one];
    const answer = await list(guest, `ids=${wanted.join()}&category=women&q=nothing&page=7`);
    expect(idsOf(answer.data)).toEqual([three, one, two]);
    expect(answer).toMatchObject({ total: 3, page: 1, pages: 1, facets: { price: null, category: { men: 0 } } });
    expect(idsOf((await list(guest, `ids=${two}&ids=${one}`)).data)).toEqual([two, one]);
    expect(await list(guest, `ids=${unknown}`)).toMatchObject({ data: [], total: 0, pages: 0 });
    expect(await list(guest, "ids=&category=men&limit=3")).toEqual(await list(guest, "category=men&limit=3"));
  });

  test("are at most twenty valid ids", async ({ people }) => {
    const guest = await people.guest();
    const ids = Array.from({ length: 21 }, (_, at) => at.toString(16).padStart(24, "0"));
    expect((await list(guest, `ids=${ids.slice(0, 20).join()}`)).data).toEqual([]);
    await bad(await guest.get(`${path}?ids=${ids.join()}`), 422, "invalid", "ids");
    for (const id of ["x", `${ids[0]}0`, "[object Object]"]) {
      await bad(await guest.get(`${path}?ids=${encodeURIComponent(id)}`), 422, "invalid", "ids");
    }
  });
});
