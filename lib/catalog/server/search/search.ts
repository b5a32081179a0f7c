import "server-only";
import type { QueryFilter } from "mongoose";
import { log } from "@/lib/server/log";
import { type ProductFields, wordsIndex } from "@/models/product";
import { allOf, type Meaning, readMeanings } from "./meanings";
import { addToVocabulary } from "./vocabulary";
import { type Field, fields, markWords } from "./words";

/** What a text search asks for. */
export interface Search {
  meanings: Meaning[];
  /** Which products have every word of it. Goes with other conditions into `find`, `countDocuments` and `$match`. */
  filter: QueryFilter<ProductFields>;
}

/** Up to so many products are sooner read one and all than looked for in the order that is wanted. */
const few = 3_000;

/**
 * Reads a search: words in full, in the plural, begun, or with a typo. One without any word matches nothing.
 * @param within the fields that are searched, all when left out
 */
export async function readSearch(q: string, within: readonly Field[] = fields): Promise<Search> {
  const meanings = await readMeanings(q);
  return { meanings, filter: hasAll(meanings, within) };
}

/** Which products have one of each meaning's words in one of the fields. */
export function hasAll(meanings: Meaning[], within: readonly Field[]): QueryFilter<ProductFields> {
  if (meanings.length === 0) return { words: { $in: [] } };
  return { $and: meanings.map((meaning) => ({ words: { $in: markWords(within, allOf(meaning)) } })) };
}

/**
 * Options for a `find` over a search. The planner learns its way from the last search of the same form, so after one for a
 * common word it goes astray with a rare one: then the index is named.
 */
export function findOptions({ meanings: [rarest] }: Search): { hint?: typeof wordsIndex } {
  return rarest && rarest.products <= few ? { hint: wordsIndex } : {};
}

/** Which products a search finds, when their order is another than relevance. Parameters as those of readSearch. */
export async function searchFilter(q: string, within?: readonly Field[]): Promise<QueryFilter<ProductFields>> {
  return (await readSearch(q, within)).filter;
}

/**
 * Lets searches know the words of products just stored; a word once more for one that had it already does no harm. Call it
 * after the transaction that stores them, else every two writes of products would wait for each other. Raises nothing: what
 * the vocabulary misses costs a search its beginnings and typos, never its exact words.
 */
export async function learnWords(products: readonly Pick<ProductFields, "words">[]): Promise<void> {
  try {
    await addToVocabulary(products);
  } catch (error) {
    log.error({ err: error }, "could not update the search vocabulary");
  }
}
