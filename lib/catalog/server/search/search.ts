import "server-only";
import type { QueryFilter } from "mongoose";
import { invalidateHere } from "@/lib/cache/server/fresh-cache";
import { wordAnswers } from "@/lib/cache/server/tags.mjs";
import { log } from "@/lib/server/log";
import { Product, type ProductFields, wordsIndex } from "@/models/product";
import { allOf, type Meaning, understand } from "./meanings";
import { addToVocabulary } from "./vocabulary";
import type { WordIndex } from "./word-index";
import { type Field, fields, markWords } from "./words";

/** A parsed text search. */
export interface Search {
  meanings: Meaning[];
  /** The spelling that is searched instead of what was typed; null when it is the same. */
  corrected: string | null;
  /** The words that no product has, which are left out. */
  dropped: string[];
  /**
   * Matches the products that have every word. Combine it with other conditions in `find`, `countDocuments` and
   * `$match`.
   */
  filter: QueryFilter<ProductFields>;
}

/** Up to this many products, reading all matches is faster than scanning an index in the requested order. */
const few = 3_000;

/**
 * Parses a search: full words, plurals, synonyms, prefixes and typos. A search without words matches nothing.
 * @param isExact looks for the letters as typed, without correcting typos
 * @param within the fields to search, all by default
 */
export async function readSearch(q: string, isExact = false, within: readonly Field[] = fields): Promise<Search> {
  const { meanings, corrected, dropped } = await understand(q, isExact);
  return { meanings, corrected, dropped, filter: hasAll(meanings, within) };
}

/**
 * The same search without the rarest word that no product has itself, but at most a synonym or a correction; null when
 * there is none, or nothing would be left.
 */
export function withoutWeakest({ meanings, corrected, dropped }: Search): Search | null {
  const weakest = meanings.find(({ exact }) => exact.length === 0);
  if (!weakest || meanings.length < 2) return null;
  const rest = meanings.filter((meaning) => meaning !== weakest);
  const isCorrected = corrected !== null && rest.some((meaning) => meaning.corrected !== null);
  return {
    meanings: rest,
    corrected: isCorrected ? corrected : null,
    dropped: [...dropped, weakest.typed],
    filter: hasAll(rest, fields),
  };
}

/** Matches products that have one of each meaning's words in one of the fields. */
export function hasAll(meanings: Meaning[], within: readonly Field[] = fields): QueryFilter<ProductFields> {
  if (meanings.length === 0) return { words: { $in: [] } };
  return { $and: meanings.map((meaning) => ({ words: { $in: markWords(within, allOf(meaning)) } })) };
}

/**
 * Counts the products that have one of some words, and one of each of these groups of words.
 * @param index null when the database is to search
 */
export function counterWithin(
  index: WordIndex | null,
  groups: readonly (readonly string[])[],
): (words: readonly string[]) => Promise<number> {
  const before = groups.map((words) => markWords(fields, words));
  const count = index?.within(before);
  return async (words) => {
    const marked = markWords(fields, words);
    if (count) return count(marked);
    const $and = [...before, marked].map((group) => ({ words: { $in: group } }));
    return Product.countDocuments({ live: true, $and }).hint(wordsIndex);
  };
}

/**
 * Options for a `find` over a search. The planner reuses the plan of the last search of the same shape, so after a
 * common word it picks a bad plan for a rare one: in that case the index is named.
 */
export function findOptions({ meanings: [rarest] }: Search): { hint?: typeof wordsIndex } {
  return rarest && rarest.products <= few ? { hint: wordsIndex } : {};
}

/** The filter of a search that must find every word, not sorted by relevance. @param within the fields to search */
export async function searchFilter(q: string, within?: readonly Field[]): Promise<QueryFilter<ProductFields>> {
  const { dropped, filter } = await readSearch(q, false, within);
  return dropped.length > 0 ? hasAll([]) : filter;
}

/**
 * Adds the words of products just stored to the search vocabulary; adding a word twice does no harm. Call it after the
 * transaction that stores them, else any two writes of products would block each other. Never throws: a search loses
 * only prefixes and typos of missing words, never exact matches.
 */
export async function learnWords(products: readonly Pick<ProductFields, "words">[]): Promise<void> {
  try {
    await addToVocabulary(products);
    invalidateHere([wordAnswers]);
  } catch (error) {
    log.error({ err: error }, "could not update the search vocabulary");
  }
}
