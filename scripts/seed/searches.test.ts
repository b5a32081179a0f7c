import { expect, test } from "vitest";
import { noFilters } from "@/lib/catalog/filters";
import { optionsOf } from "@/lib/catalog/server/group-options";
import { lexiconOf } from "@/lib/catalog/server/search/lexicon";
import { understand } from "@/lib/catalog/server/search/meanings";
import type { Indexed } from "@/lib/catalog/server/search/product-table";
import { findIn } from "@/lib/catalog/server/search/relevance";
import { synonymTable } from "@/lib/catalog/server/search/synonym-table";
import { WordIndex } from "@/lib/catalog/server/search/word-index";
import { bareWord } from "@/lib/catalog/server/search/words";
import { readCatalogue, toStored } from "./catalogue";
import { type Right, searches } from "./searches";

const products = readCatalogue()
  .map(toStored)
  .sort((one, other) => (one.titleKey < other.titleKey ? -1 : 1));
const byId = new Map(products.map((product) => [String(product._id), product]));
const words = new Set(products.flatMap((product) => product.words.map(bareWord)));

async function* indexed(): AsyncGenerator<Indexed> {
  for (const product of products) {
    const { _id, titleKey, words, pays } = product;
    yield { id: String(_id), titleKey, options: optionsOf(product), words, numbers: { pays } };
  }
}

const index = await WordIndex.from(indexed());
const lexicon = { ...lexiconOf(index), spelling: async (word: string) => word };

/** The first products of a search of the demo catalogue, as the listing shows them. */
async function firstOf(q: string, count = 8) {
  const { meanings } = await understand(lexicon, q);
  const { ids } = findIn(index, meanings, { chosen: noFilters, order: null, skip: 0, limit: count });
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const isRight =
  ({ category, brand, colour, title, text }: Right) =>
  (product: (typeof products)[number]) =>
    (!category || product.category === category) &&
    (!brand || product.brand === brand) &&
    (!colour || product.colour === colour) &&
    (!title || title.test(product.title)) &&
    (!text || text.test(`${product.title} ${product.description}`));

const each = Object.values(searches)
  .flat()
  .flatMap(({ right, typed }) => typed.split(",").map((q) => ({ q: q.trim(), right })));

test("there are 300 different searches", () => {
  expect(new Set(each.map(({ q }) => q)).size).toBe(each.length);
  expect(each.length).toBeGreaterThanOrEqual(300);
});

test("97 % of the searches find a relevant product among the first eight results", async () => {
  const missed: string[] = [];
  for (const { q, right } of each) if (!(await firstOf(q)).some(isRight(right))) missed.push(q);
  const share = 1 - missed.length / each.length;
  expect(share, `${(share * 100).toFixed(1)} %: without ${missed.join(", ")}`).toBeGreaterThanOrEqual(0.97);
});

test("every row of synonyms finds a product of the demo catalogue", () => {
  for (const [key, { same, wider }] of synonymTable.words) {
    expect(
      [key, ...same, ...wider].some((word) => words.has(word)),
      key,
    ).toBe(true);
  }
});

test("jeans rank above other products of denim", async () => {
  const found = (await firstOf("jeans", 100)).map(({ title }) => title);
  const last = found.findLastIndex((title) => /Jean/.test(title));
  const other = found.findIndex((title) => !/Jean/.test(title));
  expect(found[other]).toMatch(/Denim|Dungaree/);
  expect(other).toBeGreaterThan(last);
});

test("a product is found by its colour when its title lacks the word, above products that only mention it in the description", async () => {
  for (const q of ["maroon polo", "lal skirt", "purple hoodie", "firozi lehenga"]) {
    const [first] = await firstOf(q, 1);
    expect(isRight(each.find((search) => search.q === q)?.right ?? {})(first as (typeof products)[number]), q).toBe(
      true,
    );
  }
});
