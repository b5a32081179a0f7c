import "server-only";
import { allOf, type Meaning } from "./meanings";
import type { Combine, Ranks } from "./search-costs";
import { type SuggestedProduct, suggestedProducts } from "./suggested-products";
import type { Found, Page, WordIndex } from "./word-index";
import { markWords } from "./words";

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

/** The order of a broad search: all words in title and colour, all in brand and category too, or anywhere. */
const broadest: Combine = (total, cost) => Math.max(total, cost < inBrand ? 0 : cost < worst ? 1 : 2);

/** All that a search finds, and one page of it. */
export function findIn(index: WordIndex, meanings: readonly Meaning[], page: Page): Found {
  return index.find(meanings.map(ranksOf), isBroad(meanings) ? broadest : sum, page);
}

/** The first products of a search. */
export async function firstFound(
  index: WordIndex,
  meanings: readonly Meaning[],
  limit: number,
): Promise<SuggestedProduct[]> {
  if (meanings.length === 0) return [];
  return suggestedProducts(index.best(meanings.map(ranksOf), isBroad(meanings) ? broadest : sum, limit));
}
