import "server-only";
import type { Chosen } from "../../filters";
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

/** The words of a product that name it, for a word of a search. */
function nameOf({ exact, near, far }: Meaning): Ranks {
  const words = exact.length > 0 ? exact : [...near, ...far];
  return [{ words: markWords(["title", "colour", "brand", "category"], words), cost: 0 }];
}

/** How a search is made that names people. */
interface Narrowed {
  /** The words that a product needs. */
  meanings: readonly Meaning[];
  /** Only products for one of these; undefined for all. */
  audiences?: readonly string[];
  /** The words for people that it is made without. */
  left: string[];
}

/**
 * A word for people keeps only the products for them where the other words find any, of which one names it: that all of
 * them are only mentioned in a description is not enough. Otherwise the search is made without it. Alone it is a word as others are.
 */
export function narrowed(index: WordIndex, meanings: readonly Meaning[]): Narrowed {
  const people = meanings.filter(({ audiences }) => audiences.length > 0);
  const others = meanings.filter(({ audiences }) => audiences.length === 0);
  if (people.length === 0 || others.length === 0) return { meanings, left: [] };
  const audiences = people.flatMap((meaning) => meaning.audiences);
  const isFound = (named: Meaning) => {
    const ranks = others.map((each) => (each === named ? nameOf(each) : ranksOf(each)));
    return index.best(ranks, sum, 1, { audiences }).length > 0;
  };
  if (others.some(isFound)) return { meanings: others, audiences, left: [] };
  return { meanings: others, left: people.map(({ typed }) => typed) };
}

/** All that a search finds, and one page of it. @returns also the words for people that it was made without */
export function findIn(index: WordIndex, asked: readonly Meaning[], page: Page): Found & { left: string[] } {
  const { meanings, audiences, left } = narrowed(index, asked);
  const combine = isBroad(meanings) ? broadest : sum;
  return { ...index.find(meanings.map(ranksOf), combine, page, audiences), left };
}

/** The first products of a search. @param chosen its filters, if it has any */
export async function firstFound(
  index: WordIndex,
  asked: readonly Meaning[],
  limit: number,
  chosen?: Chosen,
): Promise<SuggestedProduct[]> {
  if (asked.length === 0) return [];
  const { meanings, audiences } = narrowed(index, asked);
  const combine = isBroad(meanings) ? broadest : sum;
  return suggestedProducts(index.best(meanings.map(ranksOf), combine, limit, { audiences, chosen }));
}
