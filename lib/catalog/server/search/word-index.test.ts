import { describe, expect, it } from "vitest";
import { noFilters } from "../../filters";
import { optionKey } from "../group-options";
import type { Order } from "./orders";
import type { Indexed } from "./product-table";
import type { Ranks } from "./search-costs";
import { type Page, WordIndex } from "./word-index";

const words = ["title:kurta", "title:linen", "brand:zara", "text:linen", "text:soft"];

const men = { ...noFilters, category: ["men"] };
const isMan = ({ options }: Indexed) => options.includes("category:men");

/** A product whose id, title and words follow from its number; version 2 has other ones. */
function product(number: number, version = 1): Indexed {
  const seed = number * 7919 + version * 104_729;
  return {
    id: number.toString(16).padStart(24, "0"),
    titleKey: ["zari", "cotton", "ärmel", "🧵 thread", "ﬀ"][seed % 5] ?? "",
    options: [optionKey("category", seed % 3 ? "men" : "women"), optionKey("brand", seed % 2 ? "nike" : "puma")],
    words: words.filter((_, at) => (seed >> at) % 2 === 0),
    numbers: { pays: (seed % 4) * 100 },
  };
}

/** As the database sorts. */
function inOrder(products: Indexed[]): Indexed[] {
  const key = ({ titleKey, id }: Indexed) => Buffer.from(`${titleKey}\0${id}`);
  return products.toSorted((one, other) => Buffer.compare(key(one), key(other)));
}

async function* each(products: Indexed[]): AsyncGenerator<Indexed> {
  yield* products;
}

const build = (products: Indexed[]) => WordIndex.from(each(inOrder(products)));

const linen: Ranks = [
  { words: ["title:linen"], cost: 0 },
  { words: ["text:linen", "brand:linen"], cost: 8 },
];
const kurta: Ranks = [{ words: ["title:kurta"], cost: 0 }];
const sum = (total: number, cost: number) => total + cost;
const everything: Page = { chosen: noFilters, order: null, skip: 0, limit: 1_000 };
const byPrice = { pays: 1, titleKey: 1, _id: 1 } as const;

/** The same by comparing every product. */
function expected(products: Indexed[], ranks: Ranks[]): string[] {
  const costOf = ({ words }: Indexed) => {
    const costs = ranks.map((of) => of.find((rank) => rank.words.some((word) => words.includes(word)))?.cost);
    return costs.reduce<number>((total, cost) => total + (cost ?? Number.POSITIVE_INFINITY), 0);
  };
  const found = inOrder(products).filter((one) => Number.isFinite(costOf(one)));
  return found.sort((one, other) => costOf(one) - costOf(other)).map(({ id }) => id);
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

describe("a word index", () => {
  const products = range(0, 300).map((number) => product(number));

  it("gives the first products of a choice in an order, without those that are passed over", async () => {
    const index = await build(products);
    const { ids } = index.list({ chosen: men, order: byPrice, skip: 0, limit: 40 });
    expect(index.first(men, byPrice, 6, new Set())).toEqual(ids.slice(0, 6));
    const except = new Set([ids[0] as string, ids[3] as string, "no product"]);
    expect(index.first(men, byPrice, 6, except)).toEqual([1, 2, 4, 5, 6, 7].map((at) => ids[at]));
    expect(index.first({ ...men, maxPrice: ["0"] }, byPrice, 400, new Set())).toEqual(
      index.list({ chosen: { ...men, maxPrice: ["0"] }, order: byPrice, skip: 0, limit: 400 }).ids,
    );
  });

  it("finds by lowest cost, then title, then id, and counts by filter options", async () => {
    const index = await build(products);
    for (const ranks of [[linen], [kurta, linen]]) {
      const ids = expected(products, ranks);
      const find = (page: Partial<Page>) => index.find(ranks, sum, { ...everything, ...page });
      expect(find({}).ids).toEqual(ids);
      expect(find({ skip: 10, limit: 5 }).ids).toEqual(ids.slice(10, 15));
      expect(find({ skip: 1_000, limit: 5 }).ids).toEqual([]);
      const isMen = (id: string) => isMan(product(Number.parseInt(id, 16)));
      const { total, facets, ids: shown } = find({ chosen: men, skip: 3, limit: 7 });
      expect(shown).toEqual(ids.filter(isMen).slice(3, 10));
      expect(total).toBe(ids.filter(isMen).length);
      expect(facets.category).toMatchObject({ men: total, women: ids.length - total, kids: 0 });
      expect((facets.brand.nike ?? 0) + (facets.brand.puma ?? 0)).toBe(total);
    }
  });

  it("finds only products for some people, and counts among them", async () => {
    const forKids = (one: Indexed) => Number.parseInt(one.id, 16) % 5 === 0;
    const all = products.map((one) => {
      const audience = optionKey("audience", forKids(one) ? "kids" : "everyone");
      return { ...one, options: [...one.options, audience] };
    });
    const index = await build(all);
    const ids = expected(all.filter(forKids), [kurta, linen]);
    const found = index.find([kurta, linen], sum, everything, ["kids"]);
    expect(found.ids).toEqual(ids);
    expect((found.facets.brand.nike ?? 0) + (found.facets.brand.puma ?? 0)).toBe(ids.length);
    expect(index.best([kurta, linen], sum, 5, { audiences: ["kids"] })).toEqual(ids.slice(0, 5));
    expect(index.find([kurta], sum, everything, ["women"])).toMatchObject({ isAny: false, total: 0 });
    const count = (audiences?: string[]) => index.within([["title:kurta"]], { audiences })(["title:linen"]);
    expect(count(["kids", "everyone"])).toBe(count());
    expect(count(["kids"])).toBeLessThan(count());
    const cheap = { ...men, maxPrice: ["1"] };
    const isCheap = (one: Indexed) => forKids(one) && isMan(one) && (one.numbers.pays ?? 0) <= 100;
    const only = { audiences: ["kids"], chosen: cheap };
    const cheapIds = expected(all.filter(isCheap), [kurta, linen]);
    expect(cheapIds.length).toBeGreaterThan(0);
    expect(index.best([kurta, linen], sum, 5, only)).toEqual(cheapIds.slice(0, 5));
    expect(index.within([["title:kurta"]], only)(["title:linen", "text:linen"])).toBe(cheapIds.length);
  });

  it("returns the nearest products, those of the first choice before others", async () => {
    const index = await build(products);
    const [one] = products as [Indexed];
    const nike = { ...noFilters, brand: ["nike"], category: ["men"] };
    const compared = { id: one.id, words: one.words, pays: 100 };
    const wide = index.nearest(compared, [noFilters], 300);
    const both = index.nearest(compared, [nike, noFilters], 300);
    const isNike = (id: string) => product(Number.parseInt(id, 16)).options.includes("brand:nike");
    const isFirst = (id: string) => isNike(id) && isMan(product(Number.parseInt(id, 16)));
    expect(both).toEqual([...wide.filter(isFirst), ...wide.filter((id) => !isFirst(id))]);
    expect(both).not.toContain(one.id);
    expect(index.nearest(compared, [nike, noFilters], 8)).toEqual(wide.filter(isFirst).slice(0, 8));
  });

  it("lists and counts products within price limits, and returns the whole price range", async () => {
    const index = await build(products);
    const chosen = { ...noFilters, minPrice: ["1"], maxPrice: ["2"] };
    const { total, facets, lowest, ids } = index.list({ ...everything, chosen, order: byPrice });
    const within = inOrder(products).filter(({ numbers: { pays = 0 } }) => pays >= 100 && pays <= 200);
    expect(ids).toEqual(
      within.toSorted((one, other) => (one.numbers.pays ?? 0) - (other.numbers.pays ?? 0)).map(({ id }) => id),
    );
    expect(total).toBe(within.length);
    expect(facets.category.men).toBe(within.filter(isMan).length);
    expect(index.summary(noFilters).total).toBe(products.length);
    expect([facets.price?.min, facets.price?.max, lowest]).toEqual([0, 3, 0]);
  });

  it("can sort by a number or the title, ties by title, then id", async () => {
    const index = await build(products);
    const found = products.filter(({ words }) => words.includes("title:kurta"));
    const title = ({ titleKey }: Indexed) => Buffer.from(titleKey);
    const orders = [
      { order: { pays: 1, titleKey: 1, _id: 1 }, price: 1, byTitle: 1 },
      { order: { pays: -1, titleKey: 1, _id: 1 }, price: -1, byTitle: 1 },
      { order: { titleKey: 1, _id: 1 }, price: 0, byTitle: 1 },
      { order: { titleKey: -1, _id: 1 }, price: 0, byTitle: -1 },
    ] as const;
    for (const { order, price, byTitle } of orders) {
      const sorted = found.toSorted(
        (one, other) =>
          ((one.numbers.pays ?? 0) - (other.numbers.pays ?? 0)) * price ||
          Buffer.compare(title(one), title(other)) * byTitle ||
          (one.id < other.id ? -1 : 1),
      );
      const ids = sorted.map(({ id }) => id);
      const find = (page: Partial<Page>) => index.find([kurta], sum, { ...everything, order, ...page });
      expect(find({ limit: 20 }).ids).toEqual(ids.slice(0, 20));
      expect(find({ skip: 30 }).ids).toEqual(ids.slice(30));
    }
  });

  it("returns its words, how many products have them, and the first product with a word by title", async () => {
    const index = await build(products);
    const having = (word: string) => inOrder(products).filter((product) => product.words.includes(word));
    for (const word of words) {
      expect(index.countOf([word])).toBe(having(word).length);
      expect(index.firstWith([word])?.id).toBe(having(word)[0]?.id);
    }
    expect(index.firstWith(["title:none"])).toBeNull();
    expect(index.countOf(["title:none", "title:kurta"])).toBe(having("title:kurta").length);
    const linen = having("title:linen").length + having("text:linen").length;
    expect(index.words.begun("l", 5)).toEqual([{ _id: "linen", products: linen }]);
    expect(index.words.begun("", 2).map(({ _id }) => _id)).toHaveLength(2);
    expect(index.words.begun("x", 5)).toEqual([]);
    const without = await index.with(new Set(having("text:soft").map(({ id }) => id)), []);
    expect(without.words.begun("so", 5)).toEqual([]);
    expect(index.words.begun("so", 5)).toHaveLength(1);
  });

  it("finds the same first products as a list, and counts the words that occur together", async () => {
    const index = await build(products);
    const cotton: Ranks = [{ words: ["title:none", "text:soft"], cost: 3 }];
    for (const ranks of [[linen], [kurta, linen], [linen, cotton, kurta], []]) {
      for (const limit of [1, 8, 1_000]) {
        expect(index.best(ranks, sum, limit)).toEqual(index.find(ranks, sum, { ...everything, limit }).ids);
      }
    }
    const together = (...all: string[]) =>
      products.filter(({ words }) => all.every((word) => words.includes(word))).length;
    const count = index.within([["title:kurta"], ["title:none", "text:soft"]]);
    for (const word of words) expect(count([word])).toBe(together("title:kurta", "text:soft", word));
    expect(count(["title:none"])).toBe(0);
    expect(index.within([["title:none"]])(words)).toBe(0);
    const linens = together("title:linen");
    expect(linens).toBeGreaterThan(0);
    expect([index.within([])(["title:none"]), index.within([])(["title:none", "title:linen"])]).toEqual([0, linens]);
  });

  it("finds nothing for no words, and for words that no product has", async () => {
    const index = await build(products);
    for (const ranks of [[], [[]], [kurta, []], [kurta, [{ words: ["title:none"], cost: 0 }]]]) {
      const { isAny, total, ids } = index.find(ranks, sum, everything);
      expect([isAny, total, ids]).toEqual([false, 0, []]);
    }
  });

  it("equals an index built from the changed products after an update, and leaves the previous index unchanged", async () => {
    const before = await build(products);
    const edited = range(20, 60).map((number) => product(number, 2));
    const added = range(300, 320).map((number) => product(number));
    const deleted = range(100, 140).map((number) => product(number).id);
    const changed = new Set([...edited, ...added].map(({ id }) => id).concat(deleted));
    const after = await before.with(changed, [...added, ...edited]);
    const left = [...products.filter(({ id }) => !changed.has(id)), ...edited, ...added];
    const fresh = await build(left);
    const nobody = await after.with(new Set(left.map(({ id }) => id)), []);
    expect([before, after, nobody].map((index) => index.has(["title:none", "title:kurta"]))).toEqual([
      true,
      true,
      false,
    ]);
    expect(after.has(["title:none"])).toBe(false);
    expect(after.size).toBe(left.length);
    expect(after.summary(men)).toEqual(fresh.summary(men));
    expect(nobody.summary(noFilters)).toMatchObject({ total: 0, facets: { price: null } });
    const orders: Order[] = [byPrice, { pays: -1, titleKey: 1, _id: 1 }, { titleKey: -1, _id: 1 }];
    for (const order of orders) {
      before.list({ ...everything, order });
      expect((await before.with(changed, [...added, ...edited])).list({ ...everything, order })).toEqual(
        fresh.list({ ...everything, order }),
      );
    }
    for (const ranks of [[linen], [kurta, linen]]) {
      expect(after.find(ranks, sum, everything).ids).toEqual(expected(left, ranks));
      expect(fresh.find(ranks, sum, everything).ids).toEqual(expected(left, ranks));
      expect(before.find(ranks, sum, everything).ids).toEqual(expected(products, ranks));
    }
  });
});
