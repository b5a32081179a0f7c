import { isStopWord, joinLetters, longestWord, normalise, stem, wordsOf } from "./language";

/** The most words of a search; further ones are ignored. */
const mostWords = 6;

/** Synonyms: common words for things that the catalogue names differently. All of them are stems. */
export const alsoMeans: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    bag: ["handbag", "backpack"],
    child: ["kid"],
    children: ["kid"],
    gent: ["men"],
    goggle: ["sunglass"],
    gray: ["grey"],
    grey: ["gray"],
    ladi: ["women"],
    man: ["men"],
    pajama: ["pyjama"],
    pant: ["trouser"],
    pyjama: ["pajama"],
    saree: ["sari"],
    sari: ["saree"],
    tee: ["tshirt"],
    trouser: ["pant"],
    tshirt: ["tee"],
    woman: ["women"],
  }),
);

/** A word of a search. */
export interface QueryWord {
  /** As typed, normalised. */
  typed: string;
  /** The stems that it matches, its own first. */
  stems: string[];
}

/**
 * The significant words of a search, deduplicated. Two neighbours may also form one word ("back pack"): then either of
 * them also matches it.
 */
export function queryWords(q: string): QueryWord[] {
  const words = wordsOf(joinLetters(normalise(q))).map((word) => Array.from(word).slice(0, longestWord).join(""));
  const read = words.map((typed, at) => {
    const joined = [words.slice(at - 1, at + 1), words.slice(at, at + 2)]
      .filter((pair) => pair.length === 2)
      .map((pair) => stem(pair.join("")));
    return { typed, stems: unique([stem(typed), ...joined].flatMap((each) => [each, ...(alsoMeans.get(each) ?? [])])) };
  });
  const telling = read.filter(({ typed }) => !isStopWord(typed));
  const once = new Map((telling.length > 0 ? telling : read).map((word) => [word.typed, word]));
  return [...once.values()].slice(0, mostWords);
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
