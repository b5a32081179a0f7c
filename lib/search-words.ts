/** How many words of a search are looked at. */
const mostSearched = 6;
/** How many words a text is found by, unless the caller says otherwise. */
const mostIndexed = 40;
/** Longer words are cut. */
const longestWord = 100;

function split(text: string, most: number): string[] {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s,;:()"]+/u);
  return [...new Set(words.filter(Boolean).map((word) => word.slice(0, longestWord)))].slice(0, most);
}

/** The words that a document with these texts is found by: lower case, emails and ids whole, each once. */
export function indexedWords(...texts: string[]): string[] {
  return split(texts.join(" "), mostIndexed);
}

/** The words of a search; each must begin a word of what it finds. */
export function searchedWords(text: string): string[] {
  return split(text, mostSearched);
}

/** A condition on an indexed list of words: one of them begins with `word`. */
export function beginsWith(word: string) {
  return { $elemMatch: { $gte: word, $lt: `${word}\u{10ffff}` } };
}
