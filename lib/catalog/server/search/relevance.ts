import "server-only";
import type { QueryFilter } from "mongoose";
import { filterGroups, noFilters } from "@/lib/catalog/options";
import { fieldsOf, Product, type ProductFields, type StoredProduct, wordsIndex } from "@/models/product";
import { type CountedRow, countStage, talliesOf } from "../counts";
import type { Tally } from "../facets";
import { findProducts, loadInOrder } from "../find-products";
import type { PriceLimits } from "../group-options";
import type { ShownProduct } from "../product-shape";
import { allOf, type Meaning } from "./meanings";
import { findOptions, hasAll, type Search } from "./search";
import type { Combine, Ranks } from "./search-costs";
import { type SuggestedProduct, suggestedProducts } from "./suggested-products";
import type { Found, Page, WordIndex } from "./word-index";
import { fields, markWords } from "./words";

type ProductFilter = QueryFilter<ProductFields>;

const byTitle = { titleKey: 1, _id: 1 } as const;

/** Above this many products, a search is too broad to score each of them. */
const maxWeighed = 10_000;

/** The costs of a word that is the product's colour: exactly as in a title that nearly has it, else behind all titles. */
const isColour = 1;
const nearColour = 3;

/** The costs of a word that occurs in brand or category: exactly, nearly, for everybody; of one in the description. */
const inBrand = 6;
const nearBrand = 7;
const besideCategory = 8;
const worst = 9;

/**
 * The indexed words that a word of a search matches, best first, with the cost for a product that has no better one.
 */
function ranksOf(meaning: Meaning): Ranks {
  const ranks = [
    { words: markWords(["title"], meaning.exact), cost: 0 },
    {
      words: [...markWords(["title"], [...meaning.near, ...meaning.beside]), ...markWords(["colour"], meaning.exact)],
      cost: isColour,
    },
    { words: markWords(["title"], meaning.far), cost: 2 },
    { words: markWords(["colour"], [...meaning.near, ...meaning.far]), cost: nearColour },
    { words: markWords(["brand", "category"], meaning.exact), cost: inBrand },
    { words: markWords(["brand", "category"], [...meaning.near, ...meaning.far]), cost: nearBrand },
    { words: markWords(["brand", "category"], meaning.beside), cost: besideCategory },
    { words: markWords(["text"], allOf(meaning)), cost: worst },
  ];
  return ranks.filter(({ words }) => words.length > 0);
}

/** A search is too broad to score each product when its rarest word occurs in very many. */
function isBroad([rarest, ...others]: readonly Meaning[]): boolean {
  return rarest !== undefined && others.length > 0 && rarest.products > maxWeighed;
}

const sum: Combine = (total, cost) => total + cost;

/** The ranks of broadRanks: all words in title and colour, all in brand and category too, or anywhere. */
const broadest: Combine = (total, cost) => Math.max(total, cost < inBrand ? 0 : cost < worst ? 1 : 2);

/** The same results from the index in memory, whatever the number of words. */
export function findIn(index: WordIndex, { meanings }: Search, page: Page): Found {
  return index.find(meanings.map(ranksOf), isBroad(meanings) ? broadest : sum, page);
}

/** The first products of a search. @param index null when the database is to search */
export async function firstFound(index: WordIndex | null, search: Search, limit: number): Promise<SuggestedProduct[]> {
  if (search.meanings.length === 0) return [];
  const { meanings } = search;
  if (index) {
    const ids = index.best(meanings.map(ranksOf), isBroad(meanings) ? broadest : sum, limit);
    return suggestedProducts(ids);
  }
  const weighed = await weigh(search, noFilters, { live: true }, 0, limit);
  return weighed ? weighed.products : listByRank(search, { live: true }, 0, limit);
}

/**
 * One page of the products of a search with several words, by lowest cost, then title, then id; and all that it finds by
 * their options. Null when listByRank should be used instead.
 * @param scope further conditions on the products of the page
 */
export async function weigh(
  { meanings, filter }: Search,
  limits: PriceLimits,
  scope: ProductFilter,
  skip: number,
  limit: number,
): Promise<{ tallies: Tally[]; products: ShownProduct[] } | null> {
  if (meanings.length < 2 || isBroad(meanings)) return null;
  const [found] = await Product.aggregate<{ counted: CountedRow[]; page: Pick<StoredProduct, "_id">[] }>([
    { $match: { ...filter, live: true } },
    { $project: { live: 1, ...fieldsOf(filterGroups), pays: 1, titleKey: 1, cost: { $add: meanings.map(costOf) } } },
    {
      $facet: {
        counted: [countStage(limits)],
        page: [
          { $match: scope },
          { $sort: { cost: 1, ...byTitle } },
          { $skip: skip },
          { $limit: limit },
          { $project: { _id: 1 } },
        ],
      },
    },
  ]).hint(wordsIndex);
  const ids = found?.page.map(({ _id }) => _id.toString()) ?? [];
  return { tallies: talliesOf(found?.counted ?? []), products: await loadInOrder(ids) };
}

/** As an aggregation expression: the cost of the first rank of which the product has a word. */
function costOf(meaning: Meaning): object {
  return ranksOf(meaning).reduceRight<object>(
    (otherwise, { words, cost }) => ({
      $cond: [{ $or: words.map((word) => ({ $in: [word, "$words"] })) }, cost, otherwise],
    }),
    { $literal: worst },
  );
}

/**
 * One page of the products of a search that may match very many: with one word, or with several words that each occur
 * in many products. Ranks follow one another, each sorted by title, then id, so the database reads little more than the
 * page.
 * @param scope further conditions on the products
 */
export async function listByRank(
  search: Search,
  scope: ProductFilter,
  skip: number,
  limit: number,
): Promise<ShownProduct[]> {
  const page: ShownProduct[] = [];
  const better: ProductFilter[] = [];
  let toSkip = skip;
  for (const rank of broadRanks(search)) {
    const filter = { ...scope, $and: [rank], ...(better.length > 0 && { $nor: [...better] }) };
    const rest = limit - page.length;
    const found = await findProducts(filter, { ...findOptions(search), sort: byTitle, skip: toSkip, limit: rest });
    page.push(...found);
    if (page.length === limit) break;
    if (toSkip > 0) toSkip = found.length > 0 ? 0 : toSkip - (await Product.countDocuments(filter));
    better.push(rank);
  }
  return page;
}

const inName = ["title", "colour"] as const;

function broadRanks({ meanings }: Search): ProductFilter[] {
  const [only, ...more] = meanings;
  if (only && more.length === 0) return ranksOf(only).map(({ words }) => ({ words: { $in: words } }));
  return [hasAll(meanings, inName), hasAll(meanings, [...inName, "brand", "category"]), hasAll(meanings, fields)];
}
