import { entryOf, lists } from "../../lists/current";
import { compoundsOf, isStopWord, normalise, stem, wordsOf } from "./language";

/** The field that a word of a product is from; a word in several fields counts for the first. */
export const fields = ["title", "colour", "brand", "category", "text"] as const;
export type Field = (typeof fields)[number];

/** How many different words of a description are indexed. */
const maxTextWords = 200;

/** Words as stored on products: with the field they are from, so that one index serves all fields. */
export function markWords(where: readonly Field[], stems: readonly string[]): string[] {
  return where.flatMap((field) => stems.map((word) => `${field}:${word}`));
}

/** A stored word without its field. */
export function bareWord(marked: string): string {
  return marked.slice(marked.indexOf(":") + 1);
}

/** The fields that may have the words of a phrase; in a description they can be far apart, and mean something else. */
const phraseFields: Partial<Record<Field, readonly Field[]>> = {
  title: ["title"],
  category: ["title", "colour", "brand", "category"],
};

/**
 * A marked phrase as its marked words: a product has the phrase when it has one of each of these; none where the field has no
 * phrases.
 * @example partsOfPhrase("title:denim jacket") // [["title:denim"], ["title:jacket"]]
 */
export function partsOfPhrase(marked: string): string[][] {
  const within = phraseFields[marked.slice(0, marked.indexOf(":")) as Field];
  return within
    ? bareWord(marked)
        .split(" ")
        .map((word) => markWords(within, [word]))
    : [];
}

interface Searchable {
  title: string;
  brand: string;
  category: string;
  kind?: string | undefined;
  description: string;
  /** The id of its colour; "" or nothing when it is unknown. */
  colour?: string;
}

/** The search fields of a product. Every write of a product must include them. */
export function searchFields({ title, colour = "", brand, category, kind = "", description }: Searchable): {
  words: string[];
} {
  const found = new Map<string, Field>();
  const keep = (field: Field, words: string[]) => {
    for (const word of words) if (!found.has(word)) found.set(word, field);
  };
  const told = allWords(description).filter((word) => !isStopWord(word));
  keep("title", allWords(title).map(stem));
  keep("colour", allWords(colour).map(stem));
  const { brands, categories, kinds } = lists();
  keep("brand", labelled(brands, brand).map(stem));
  keep("category", [...labelled(categories, category), ...labelled(kinds, kind)].map(stem));
  keep("text", [...new Set(told.map(stem))].slice(0, maxTextWords));
  return { words: [...found].flatMap(([word, field]) => markWords([field], [word])) };
}

/** The words of an entry: those of its label, and of its id where it has none. */
function labelled(entries: readonly { id: string; label: string }[], id: string): string[] {
  return allWords(entryOf(entries, id)?.label ?? id);
}

/** The words of a text, and their other spellings. */
export function allWords(text: string): string[] {
  const normalised = normalise(text);
  return [...wordsOf(normalised), ...compoundsOf(normalised)];
}
