import { isStopWord, joinLetters, longestWord, normalise, stem, wordsOf } from "./language";

/** Further words of a search are not looked at. */
const mostWords = 6;

/** What people call things that the catalogue calls otherwise. All of them stems. */
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
  /** As it was typed, normalised. */
  typed: string;
  /** The stems that it stands for, the word's own first. */
  stems: string[];
}

/**
 * The words of a search that say something, each once. Two neighbours may also be one word ("back pack"): then
 * either of them is found by it.
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
