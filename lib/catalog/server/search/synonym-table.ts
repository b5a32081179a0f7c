import { joinLetters, normalise, stem, wordsOf } from "./language";
import { synonyms } from "./synonyms";

/** What a word or phrase also finds, as stems. */
export interface Synonyms {
  /** As in the table, for corrections and suggestions. */
  text: string;
  /** The same, normalised. */
  typed: string;
  /** Words of the same meaning, itself left out. */
  same: readonly string[];
  /** Words that it includes: listed after the others. */
  wider: readonly string[];
  /** Categories that it also finds when the search has other words. */
  beside: readonly string[];
  /** The audiences that it keeps when the search has other words; none where it is no word for people. */
  audiences: readonly string[];
}

/** The table, read. */
export interface SynonymTable {
  /** The words of one or more stems, joined by spaces. */
  words: ReadonlyMap<string, Synonyms>;
  /** Those of one word. */
  singles: readonly Synonyms[];
  /** The stems that say nothing beside other words. */
  fillers: ReadonlySet<string>;
  /** The most words of a phrase. */
  maxPhraseLength: number;
}

/** The words of a text that one types, normalised. */
export function typedWords(text: string): string[] {
  return wordsOf(joinLetters(normalise(text)));
}

const cells = (list: string | undefined) =>
  (list ?? "")
    .split(",")
    .map((cell) => cell.trim())
    .filter(Boolean);

const stemsOf = (text: string) => typedWords(text).map(stem);
const keyOf = (text: string) => stemsOf(text).join(" ");
const isPhrase = (key: string) => key.includes(" ");

/** Reads a table of synonyms: see synonyms.ts for its rows. */
export function readSynonyms(table: string): SynonymTable {
  const words = new Map<string, Synonyms>();
  const fillers = new Set<string>();
  for (const line of table.split("\n")) {
    const row = line.replace(/#.*/, "").trim();
    if (row === "") continue;
    if (row.startsWith("-")) {
      for (const cell of cells(row.slice(1))) fillers.add(keyOf(cell));
      continue;
    }
    const [named, audiences] = row.split("=");
    const [left, beside] = (named ?? "").split("+");
    const [same, wider] = (left ?? "").split(">");
    const keys = new Map<string, string>();
    // Of a word and its plural, the first is the one to show.
    for (const cell of cells(same)) if (!keys.has(keyOf(cell))) keys.set(keyOf(cell), cell);
    const singles = [...keys.keys()].filter((key) => !isPhrase(key));
    for (const [key, cell] of keys) {
      const known = words.get(key) ?? {
        text: cell,
        typed: typedWords(cell).join(" "),
        same: [],
        wider: [],
        beside: [],
        audiences: [],
      };
      const others = singles.filter((single) => single !== key);
      words.set(key, {
        ...known,
        same: unique([...known.same, ...others]),
        wider: unique([...known.wider, ...cells(wider).flatMap(stemsOf)]),
        beside: unique([...known.beside, ...cells(beside).flatMap(stemsOf)]),
        audiences: unique([...known.audiences, ...cells(audiences)]),
      });
    }
  }
  const maxPhraseLength = Math.max(...[...words.keys(), ...fillers].map((key) => key.split(" ").length));
  const singles = [...words].filter(([key]) => !isPhrase(key)).map(([, row]) => row);
  return { words, singles, fillers, maxPhraseLength };
}

/** The synonyms of this shop. */
export const synonymTable = readSynonyms(synonyms);

/** Each of them once. */
export function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
