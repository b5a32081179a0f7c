import { type Db, ObjectId } from "mongodb";
import { filterGroups } from "@/lib/catalog/filters";
import { ids, sorts } from "@/lib/catalog/options";
import { makeRandom } from "../../scripts/seed/random";
import { searches } from "../../scripts/seed/searches";
import { addListed, deleteProduct, editProduct, fill, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { anotherInstance, startOwnServer, untilUp } from "../own-server";
import { inOwnShop, undisturbed } from "./support/own-shops";

inOwnShop(undisturbed);

/** How many lists, and how many searches; LIST_QUESTIONS=500 looks longer. */
const asked = Number(process.env.LIST_QUESTIONS || 80);

/** The addresses of lists with all kinds of filters, and of searches and suggestions, each with its own. */
function addresses(): string[] {
  const random = makeRandom(500).next;
  const pickOf = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const list = () => {
    const query = new URLSearchParams({ limit: String(pickOf([5, 20])), page: String(pickOf([1, 1, 1, 2, 4])) });
    for (const { id, options, isSingle } of filterGroups()) {
      if (random() < 0.7) continue;
      const chosen = [pickOf(ids<readonly { id: string }[]>(options)), pickOf(ids<readonly { id: string }[]>(options))];
      query.set(id, [...new Set(isSingle ? chosen.slice(1) : chosen)].join());
    }
    if (random() < 0.7) query.set("sortBy", pickOf(sorts).id);
    if (random() < 0.2) query.set("minPrice", String(Math.floor(random() * 1_500)));
    if (random() < 0.2) query.set("maxPrice", String(1_500 + Math.floor(random() * 3_000)));
    return query;
  };
  const typed = Object.values(searches)
    .flat()
    .flatMap((each) => each.typed.split(","))
    .map((each) => each.trim());
  const withTypo = (q: string) => q.slice(0, q.length / 2) + q.slice(q.length / 2 + 1);
  const lists = Array.from({ length: asked }, () => `products/get?${list()}`);
  const found = Array.from({ length: asked }, (_, at) => {
    const q = typed[at % typed.length] as string;
    if (at % 4 === 0)
      return `search/suggest?${new URLSearchParams({ q: q.slice(0, 2 + Math.floor(random() * q.length)) })}`;
    const query = at % 3 === 0 ? list() : new URLSearchParams({ limit: "20" });
    query.set("q", at % 5 === 0 ? withTypo(q) : q);
    return `products/get?${query}`;
  });
  return [...lists, ...found];
}

async function answerOf(url: string, address: string): Promise<string> {
  const answer = await fetch(`${url}/api/shop/${address}`);
  expect(answer.status, address).toBe(200);
  return answer.text();
}

test("lists and searches have the same answers from an index that follows the change stream, one that follows the version of the catalogue, and one that was just read", async ({
  admin,
  shopper,
  shop,
}) => {
  test.setTimeout(60_000 + asked * 800);
  const plain = await anotherInstance({ isPlain: true });
  const isThere = async (title: string) => {
    const q = new URLSearchParams({ q: title, exact: "1" });
    const found = await Promise.all([shop.url, plain.url].map((url) => answerOf(url, `products/get?${q}`)));
    return found.map((text) => JSON.parse(text).total);
  };
  for (const total of await isThere("kurta")) expect(total).toBeGreaterThan(0);
  // Each kind of change, of which neither of the two may miss one.
  const made = [];
  for (let number = 1; number <= 6; number++) {
    made.push(await addListed(admin, { title: `Quixotic Number${number}`, stock: number === 1 ? 2 : 9 }));
  }
  const [sold, renamed, deleted] = made;
  expect(await isThere("quixotic")).toEqual([6, 6]);
  await fill(shopper, sold?._id ?? "", 2);
  await orderCash(shopper);
  const inStock = async (url: string) =>
    JSON.parse(await answerOf(url, "products/get?q=quixotic&exact=1&inStock=1")).total;
  expect([await inStock(plain.url), await inStock(shop.url)]).toEqual([5, 5]);
  await editProduct(admin, renamed?._id ?? "", { title: "Zephyrous Saree" });
  expect(await isThere("quixotic")).toEqual([5, 5]);
  expect(await isThere("zephyrous")).toEqual([1, 1]);
  await deleteProduct(admin, deleted?._id ?? "");
  expect(await isThere("quixotic")).toEqual([4, 4]);

  const fresh = await startOwnServer({}, { isPlain: true });
  await untilUp(fresh);
  try {
    const differing: string[] = [];
    for (const address of addresses()) {
      const [followed, ...others] = await Promise.all(
        [shop.url, plain.url, fresh.url].map((url) => answerOf(url, address)),
      );
      if (others.some((other) => other !== followed)) differing.push(address);
    }
    expect(differing).toEqual([]);
  } finally {
    await fresh.stop();
  }
});

/** INDEX_MAX_PRODUCTS of a function, which holds no more products than so many in its memory. */
const maxProducts = 300;

/** Adds copies of products that lists show. @returns their ids */
async function insertCopies(database: Db, listed: readonly string[]): Promise<ObjectId[]> {
  const products = database.collection("products");
  const models = await products.find({ _id: { $in: listed.map((id) => new ObjectId(id)) } }).toArray();
  const copies = Array.from({ length: maxProducts }, (_, number) => {
    const model = models[number % models.length];
    const [title, titleKey] = [`${model?.title} ${number}`, `${model?.titleKey} ${number}`];
    return { ...model, _id: new ObjectId(), title, titleKey };
  });
  await products.insertMany(copies);
  return copies.map(({ _id }) => _id);
}

test("of a catalogue too large for the memory of a function, the database lists, counts and finds the same", async ({
  database,
  shop,
}) => {
  const read = async (url: string, query: string) => JSON.parse(await answerOf(url, `products/get?${query}`));
  const pages = await Promise.all([1, 2, 3].map((page) => read(shop.url, `limit=100&page=${page}`)));
  const listed = pages.flatMap(({ data }) => data.map(({ _id }: { _id: string }) => _id));
  const ids = await insertCopies(database, listed);
  const large = await startOwnServer({ VERCEL: "1", INDEX_MAX_PRODUCTS: String(maxProducts) }, { isPlain: true });
  await untilUp(large);
  try {
    const size = async () => (await read(shop.url, "limit=1&sortBy=newest")).total;
    await expect.poll(size).toBe(pages[0].total + maxProducts);
    for (const query of [
      "limit=5",
      "category=women&sortBy=price_hightolow",
      "size=m,xll&colour=navy,multi&sortBy=discount",
      "brand=zara,none&discount=20&inStock=1&sortBy=popularity&limit=3&page=3",
      "minPrice=700&maxPrice=1500&sortBy=newest",
      "category=none",
    ]) {
      const [one, other] = await Promise.all([shop.url, large.url].map((url) => read(url, query)));
      const { price, ...counts } = one.facets;
      const { price: otherPrice, ...otherCounts } = other.facets;
      expect(otherCounts, query).toEqual(counts);
      expect([other.total, other.pages, other.data.length], query).toEqual([one.total, one.pages, one.data.length]);
      expect([otherPrice?.min, otherPrice?.max], query).toEqual([price?.min, price?.max]);
      const first = ({ data: [product] }: { data: { saleprice: number; price: number }[] }) =>
        query.includes("price") && product ? product.saleprice || product.price : undefined;
      expect(first(other), query).toBe(first(one));
    }
    for (const q of ["linen kurta", "Sarees", "leather wallets"]) {
      const { data, total, corrected, dropped } = await read(
        large.url,
        new URLSearchParams({ q, limit: "5" }).toString(),
      );
      const all = await read(shop.url, new URLSearchParams({ q, exact: "1", limit: "1" }).toString());
      expect(data, q).toHaveLength(5);
      expect([corrected, dropped], q).toEqual([null, []]);
      expect(total, q).toBeLessThanOrEqual(all.total);
      const word = new RegExp((q.split(" ").at(-1) ?? "").replace(/s$/, ""), "i");
      for (const { title, description } of data) expect(`${title} ${description}`, q).toMatch(word);
    }
    expect((await read(large.url, "q=qqqqxxxx")).total).toBe(0);
    const { suggestions } = JSON.parse(await answerOf(large.url, "search/suggest?q=linen"));
    expect(suggestions.length).toBeGreaterThan(0);
  } finally {
    await large.stop();
    await database.collection("products").deleteMany({ _id: { $in: ids } });
  }
});
