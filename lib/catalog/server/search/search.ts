import "server-only";
import type { QueryFilter } from "mongoose";
import type { ProductFields } from "@/models/product";
import { byIndex } from "./catalogue-index";
import { lexiconOf } from "./lexicon";
import { allOf, type Meaning, type Understood, understand } from "./meanings";
import { queryWords } from "./query-words";
import { type Field, markWords } from "./words";

/** A text search, as it is understood. */
export type Search = Pick<Understood, "meanings" | "corrected" | "dropped">;

/**
 * The same search without the rarest word that no product has itself, but at most a synonym or a correction; null when
 * there is none, or nothing would be left.
 */
export function withoutWeakest({ meanings, corrected, dropped }: Search): Search | null {
  const weakest = meanings.find(({ exact }) => exact.length === 0);
  if (!weakest || meanings.length < 2) return null;
  const rest = meanings.filter((meaning: Meaning) => meaning !== weakest);
  const isCorrected = corrected !== null && rest.some((meaning) => meaning.corrected !== null);
  return { meanings: rest, corrected: isCorrected ? corrected : null, dropped: [...dropped, weakest.typed] };
}

/**
 * The condition on stored products, deleted ones too, that have every word of a search in one of the fields. Without an
 * index the words count as they are typed. A search without words matches nothing.
 */
export async function searchFilter(q: string, within: readonly Field[]): Promise<QueryFilter<ProductFields>> {
  const read = await byIndex((index) => understand(lexiconOf(index), q));
  const words = read ? read.meanings.map(allOf) : queryWords(q).map(({ stems, wider }) => [...stems, ...wider]);
  if (words.length === 0 || (read && read.dropped.length > 0)) return { words: { $in: [] } };
  return { $and: words.map((each) => ({ words: { $in: markWords(within, each) } })) };
}
