import { isStopWord, maxWordLength, stem } from "./language";
import { type SynonymTable, synonymTable, typedWords, unique } from "./synonym-table";

/** The most words of a search; further ones are ignored. */
const maxWords = 6;

/** A word or phrase of a search. */
export interface QueryWord {
  /** As typed, normalised. */
  typed: string;
  /** The stems that it matches, its own first: of a phrase those of its words, joined by spaces. */
  stems: string[];
  /** Stems that it matches too, listed after those. */
  wider: string[];
  /** Categories that it matches too, listed last. */
  beside: string[];
  /** The audiences that it names: see synonyms.ts. */
  audiences: readonly string[];
}

interface Part {
  typed: string[];
  /** Its stems, joined: a word's or a phrase's key in the table. */
  key: string;
}

/** The words of a search as typed, normalised, shortened to what a search looks at. */
export function shortWords(q: string): string[] {
  return typedWords(q).map((word) => Array.from(word).slice(0, maxWordLength).join(""));
}

/**
 * The significant words and phrases of a search, deduplicated. Two neighbours may also form one word ("back pack"): then
 * either of them also matches it.
 */
export function queryWords(q: string, table: SynonymTable = synonymTable): QueryWord[] {
  const parts = partsOf(shortWords(q), table);
  const telling = parts.filter(({ typed, key }) => !(typed.every(isStopWord) || table.fillers.has(key)));
  const chosen = telling.length > 0 ? telling : parts;
  const read = chosen.map((part): QueryWord => {
    const known = table.words.get(part.key);
    const joined = part.typed.length > 1 ? [] : joinedWith(part, parts);
    const stems = unique([part.key, ...(known?.same ?? []), ...joined.flatMap((key) => withSame(key, table))]);
    const others = (kind: "wider" | "beside") =>
      unique([part.key, ...joined].flatMap((key) => table.words.get(key)?.[kind] ?? [])).filter(
        (word) => !stems.includes(word),
      );
    const beside = chosen.length > 1 ? others("beside") : [];
    const { audiences = [] } = known ?? {};
    return { typed: part.typed.join(" "), stems, wider: others("wider"), beside, audiences };
  });
  return [...new Map(read.map((word) => [word.typed, word])).values()].slice(0, maxWords);
}

/** Takes phrases of the table together, the longest first. */
function partsOf(words: readonly string[], { words: known, fillers, maxPhraseLength }: SynonymTable): Part[] {
  const parts: Part[] = [];
  const stems = words.map(stem);
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxPhraseLength, words.length - at);
    const key = () => stems.slice(at, at + length).join(" ");
    while (length > 1 && !known.has(key()) && !fillers.has(key())) length--;
    parts.push({ typed: words.slice(at, at + length), key: key() });
    at += length;
  }
  return parts;
}

/** The words that a word forms with its neighbours. */
function joinedWith(part: Part, parts: readonly Part[]): string[] {
  const at = parts.indexOf(part);
  return [parts.slice(Math.max(0, at - 1), at + 1), parts.slice(at, at + 2)]
    .filter((pair) => pair.length === 2 && pair.every(({ typed }) => typed.length === 1))
    .map((pair) => stem(pair.map(({ typed }) => typed[0]).join("")));
}

function withSame(key: string, { words }: SynonymTable): string[] {
  return [key, ...(words.get(key)?.same ?? [])];
}
