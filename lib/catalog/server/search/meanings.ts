import "server-only";
import { allAnswers, listAnswers, wordAnswers } from "@/lib/pages/server/cache/watched-changes.mjs";
import { FreshCache } from "@/lib/server/fresh-cache";
import { Product } from "@/models/product";
import { VocabularyWord, type VocabularyWordFields } from "@/models/vocabulary-word";
import { currentIndex } from "./catalogue-index";
import { stem } from "./language";
import { type QueryWord, queryWords } from "./query-words";
import { allowedMistakes, deletions, distance } from "./spelling";
import { fields, markWords } from "./words";

/** How many words of the catalogue a prefix, and a typo, may match. A single letter is a prefix of very many words. */
const mostCompletions = 30;
const mostOfOneLetter = 5;
const mostCorrections = 5;

/** The words of the catalogue that a word of a search may match: itself, longer ones, similar ones. */
export interface Meaning {
  exact: string[];
  near: string[];
  far: string[];
  /** The approximate number of products with one of them. */
  products: number;
}

/** All words of a meaning. */
export function allOf({ exact, near, far }: Meaning): string[] {
  return [...exact, ...near, ...far];
}

type Found = Pick<VocabularyWordFields, "_id" | "products">;

/** The possible matches of each word of a search, the rarest word first. Empty when it has no words. */
export async function readMeanings(q: string): Promise<Meaning[]> {
  const words = queryWords(q);
  const read = await Promise.all(words.map((word, at) => meaningOf(word, at === words.length - 1)));
  return read.sort((a, b) => a.products - b.products);
}

/** The limit of the meanings in memory, in bytes. */
const maxBytes = 2 * 1024 * 1024;

const meanings = new FreshCache<Meaning>({
  name: "search words",
  maxBytes,
  bytesOf: (meaning) => allOf(meaning).reduce((bytes, word) => bytes + word.length * 2 + wordBytes, 0),
  onlyAskedAgain: true,
});

/** The overhead of a word in memory, in bytes. */
const wordBytes = 32;

/** What changes the meaning of a word: the words of products, and the vocabulary. */
const tags = [allAnswers, listAnswers, wordAnswers];

function meaningOf(word: QueryWord, last: boolean): Promise<Meaning> {
  const key = JSON.stringify([last, word.typed, word.stems]);
  return meanings.get(key, async () => ({ value: await lookUp(word, last), tags }));
}

/** The last word may be incomplete, so it also matches as a prefix; the others only if they are unknown words. */
async function lookUp({ typed, stems }: QueryWord, last: boolean): Promise<Meaning> {
  const isKnown = await areKnown(stems);
  const isPrefix = last || (!isKnown && typed.length > 1);
  const [exact, begun] = await readWords(stems, isPrefix ? typed : undefined);
  const near = begun.filter(({ _id }) => !stems.includes(_id));
  const far = isKnown || near.length > 0 ? [] : await corrections(typed);
  const products = [...exact, ...near, ...far].reduce((sum, term) => sum + term.products, 0);
  return { exact: isKnown ? stems : [], near: near.map(({ _id }) => _id), far: far.map(({ _id }) => _id), products };
}

/** Looks at the products and not the vocabulary, which keeps words of deleted products. */
async function areKnown(stems: string[]): Promise<boolean> {
  const words = markWords(fields, stems);
  const index = await currentIndex();
  if (index) return index.has(words);
  return (await Product.exists({ live: true, words: { $in: words } })) !== null;
}

/** The words of the vocabulary among these, and the most frequent ones with a beginning, by one command. */
async function readWords(words: string[], beginning: string | undefined): Promise<[exact: Found[], begun: Found[]]> {
  const exact = { $match: { _id: { $in: words } } };
  const project = { $project: { products: 1 } };
  if (beginning === undefined) return [await VocabularyWord.aggregate<Found>([exact, project]), []];
  const begun = [
    { $match: { _id: { $gte: beginning, $lt: `${beginning}\u{10ffff}` } } },
    { $sort: { products: -1, _id: 1 } },
    { $limit: beginning.length > 1 ? mostCompletions : mostOfOneLetter },
    { $project: { products: 1, isBegun: { $literal: true } } },
  ] as const;
  const found = await VocabularyWord.aggregate<Found & { isBegun?: true }>([
    ...[exact, project],
    { $unionWith: { coll: VocabularyWord.collection.name, pipeline: [...begun] } },
  ]);
  return [found.filter(({ isBegun }) => !isBegun), found.filter(({ isBegun }) => isBegun)];
}

/** The nearest words: first those that start with the same letter, then by number of products. */
async function corrections(typed: string): Promise<Found[]> {
  const mistakes = allowedMistakes(typed);
  if (mistakes === 0) return [];
  // A typo may only look like a plural: "nkie".
  const forms = [...new Set([typed, stem(typed)])];
  const less = forms.flatMap((form) => deletions(form, mistakes));
  const terms = await VocabularyWord.find({ deletions: { $in: less } }, { products: 1 }).lean();
  const away = (word: string) => Math.min(...forms.map((form) => distance(form, word)));
  const near = terms
    .map((term) => ({ ...term, away: away(term._id), turned: term._id[0] === typed[0] ? 0 : 1 }))
    .filter(({ away }) => away > 0 && away <= mistakes)
    .sort((a, b) => a.away - b.away || a.turned - b.turned || b.products - a.products);
  return near.filter(({ away }) => away === near[0]?.away).slice(0, mostCorrections);
}
