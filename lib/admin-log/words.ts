/** How many words of an entry it can be found by, and of a search are looked at. */
const mostWords = { entry: 40, search: 6 };
/** Longer words are cut. */
const longestWord = 100;

function split(text: string, most: number): string[] {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s,;:()"]+/u);
  return [...new Set(words.filter(Boolean).map((word) => word.slice(0, longestWord)))].slice(0, most);
}

/** The words that an entry of the log is found by: of who did it, what, and to what. */
export function logWords(...texts: string[]): string[] {
  return split(texts.join(" "), mostWords.entry);
}

/** The words of a search; each must begin a word of the entry. */
export function searchedWords(text: string): string[] {
  return split(text, mostWords.search);
}
