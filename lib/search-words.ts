import { cleanNumber } from "./clean-text";

/** How many words of a search are used. */
const maxSearched = 6;
/** How many words of a text are indexed by default. */
const maxIndexed = 40;
/** Longer words are truncated. */
const maxWordLength = 100;

function split(text: string, max: number): string[] {
  const words = cleanNumber(text)
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s,;:()"]+/u);
  return [...new Set(words.filter(Boolean).map((word) => word.slice(0, maxWordLength)))].slice(0, max);
}

/** The search words of a document with these texts: lower case, emails and ids whole, deduplicated. */
export function indexedWords(...texts: string[]): string[] {
  return split(texts.join(" "), maxIndexed);
}

/** The words of a search; each must be a prefix of a word in the document. */
export function searchedWords(text: string): string[] {
  return split(text, maxSearched);
}

/** A condition on an indexed list of words: one of them starts with `word`. */
export function beginsWith(word: string) {
  return { $elemMatch: { $gte: word, $lt: `${word}\u{10ffff}` } };
}
