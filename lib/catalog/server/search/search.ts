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
 * The condition on stored products, deleted ones too, that have every word of a search in one of the fields: as it is typed,
 * which the index of the products that are listed may not know, or as the index understands it. A search without words
 * matches nothing.
 */
export async function searchFilter(q: string, within: readonly Field[]): Promise<QueryFilter<ProductFields>> {
  const read = await byIndex((index) => understand(lexiconOf(index), q));
  const understood = new Map(read?.meanings.map((meaning) => [meaning.typed, allOf(meaning)]));
  const words = queryWords(q).map(({ typed, stems, wider }) => [...stems, ...(understood.get(typed) ?? wider)]);
  return words.length > 0 ? { $and: words.map((each) => hasOne(each, within)) } : { words: { $in: [] } };
}

/** The condition that a stored product has one of some words, or all words of one of some phrases. */
function hasOne(stems: readonly string[], within: readonly Field[]): QueryFilter<ProductFields> {
  const words = markWords(
    within,
    stems.filter((stem) => !stem.includes(" ")),
  );
  const phrases = stems.filter((stem) => stem.includes(" ")).map((phrase) => phrase.split(" "));
  const hasAll = (phrase: readonly string[]) => ({ $and: phrase.map((word) => hasOne([word], within)) });
  return phrases.length > 0 ? { $or: [{ words: { $in: words } }, ...phrases.map(hasAll)] } : { words: { $in: words } };
}
