import { stem } from "./language";
import type { Lexicon } from "./lexicon";
import { isPlainWord } from "./plain-words";
import { type QueryWord, queryWords, shortWords } from "./query-words";
import { allowedMistakes, distance } from "./spelling";
import { type Synonyms, synonymTable, unique } from "./synonym-table";
import type { Counted } from "./word-list";

/** How many words of the catalogue a prefix, and a typo, may match. A single letter is a prefix of very many words. */
const maxCompletions = 30;
const maxCompletionsOfOneLetter = 5;
const maxCorrections = 5;

/** The words of the catalogue that a word of a search may match: itself, longer and wider ones, similar ones. */
export interface Meaning {
  typed: string;
  exact: string[];
  near: string[];
  far: string[];
  /** Categories that are found too, listed last. */
  beside: string[];
  /** The audiences that it names, whose products it keeps when the search has other words. */
  audiences: readonly string[];
  /** The words that begin with what was typed, most frequent first; they are among the above. */
  begun: string[];
  /** They are names from the table of synonyms, no words of the catalogue. */
  isName?: true;
  /** The spelling that was searched instead of what was typed. */
  corrected: string | null;
  /** The approximate number of products with one of them. */
  products: number;
}

/** All words of a meaning. */
export function allOf({ exact, near, far, beside }: Meaning): string[] {
  return [...exact, ...near, ...far, ...beside];
}

/** The words of a search, as they are understood. */
export interface Understood {
  /** The possible matches of each word, the rarest word first. Empty when it has no words. */
  meanings: Meaning[];
  /** The one of the word that was typed last. */
  last: Meaning | undefined;
  /** The search with the spellings that were searched instead; null when none was. */
  corrected: string | null;
  /** The words that no product has, as typed; the others are searched without them. Empty when that leaves none. */
  dropped: string[];
}

/**
 * Understands a search: full words, plurals, synonyms, prefixes and typos.
 * @param isExact looks for the letters as typed, without correcting typos
 */
export async function understand(lexicon: Lexicon, q: string, isExact = false): Promise<Understood> {
  const words = queryWords(q);
  const read = await Promise.all(words.map((word, at) => lookUp(lexicon, word, at === words.length - 1, isExact)));
  const corrections = new Map(read.flatMap(({ typed, corrected }) => (corrected ? [[typed, corrected]] : [])));
  const isKnown = (meaning: Meaning) => isExact || meaning.products > 0 || meaning.exact.length > 0;
  const known = read.filter(isKnown);
  const dropped = known.length > 0 ? read.filter((meaning) => !isKnown(meaning)).map(({ typed }) => typed) : [];
  const left = new Set(dropped.flatMap((typed) => typed.split(" ")));
  const spelt = shortWords(q)
    .filter((word) => !left.has(word))
    .map((word) => corrections.get(word) ?? word);
  return {
    last: read.at(-1),
    meanings: (dropped.length > 0 ? known : read).toSorted((a, b) => a.products - b.products),
    corrected: corrections.size > 0 ? spelt.join(" ") : null,
    dropped,
  };
}

/** The last word may be incomplete, so it also matches as a prefix; the others only if they are unknown words. */
async function lookUp(
  lexicon: Lexicon,
  { typed, stems, wider, beside, audiences }: QueryWord,
  isLast: boolean,
  isExact: boolean,
): Promise<Meaning> {
  const isKnown = lexicon.has(stems);
  const isPhrase = typed.includes(" ");
  const isPrefix = !isPhrase && (isLast || (!isKnown && typed.length > 1));
  const max = typed.length > 1 ? maxCompletions : maxCompletionsOfOneLetter;
  const listed = lexicon.known([...stems, ...wider, ...beside]);
  const begun = isPrefix ? lexicon.begun(typed, max) : [];
  const longer = begun.map(({ _id }) => _id);
  const notOwn = (words: readonly string[]) => unique(words).filter((word) => !stems.includes(word));
  // Of a whole word, such as "bag", longer ones ("bagru") are hardly meant: what it includes comes before them.
  const near = notOwn(isKnown ? wider : [...longer, ...wider]);
  const far = isKnown ? notOwn(longer).filter((word) => !wider.includes(word)) : [];
  const found = { typed, exact: isKnown ? stems : [], near, far, beside, audiences, begun: longer };
  if (isKnown || near.length > 0) return { ...found, corrected: null, products: productsOf([...listed, ...begun]) };
  const begunRow = isLast ? rowBegunWith(typed) : undefined;
  if (begunRow) {
    const others = lexicon.known(wordsOf(begunRow));
    const name = { near: wordsOf(begunRow), begun: [begunRow.text], isName: true as const };
    return { ...found, ...name, corrected: null, products: productsOf(others) };
  }
  const { words, text, isOnly } =
    isExact || isPhrase || isPlainWord(typed) ? noCorrection : await correct(lexicon, typed);
  const [instead] = isOnly && text ? queryWords(text) : [];
  if (instead) return { ...(await lookUp(lexicon, instead, isLast, true)), typed, corrected: text };
  return { ...found, far: words, corrected: text, products: productsOf(lexicon.known(words)) };
}

/** The number of products with one of these words, at most; a product with two of them counts twice. */
function productsOf(found: readonly Counted[]): number {
  const each = new Map(found.map(({ _id, products }) => [_id, products]));
  return [...each.values()].reduce((sum, products) => sum + products, 0);
}

/** The shortest beginning of a word in the table of synonyms that is taken for it. */
const minBeginningLength = 2;

function rowBegunWith(typed: string): Synonyms | undefined {
  if (typed.length < minBeginningLength) return undefined;
  return synonymTable.singles.find((row) => row.typed.startsWith(typed));
}

function wordsOf({ same, wider }: Synonyms): string[] {
  return [...same, ...wider];
}

/** A word in the plural, if it was typed in the plural: "jeans" for "jeens", though a product may be a "jean". */
function asTyped(word: string, typed: string): string {
  const plural = `${word}s`;
  return typed.endsWith("s") && !word.endsWith("s") && stem(plural) === stem(word) ? plural : word;
}

interface Correction {
  words: string[];
  /** The nearest word, as it is spelled. */
  text: string | null;
  /** No other word is as near: the search is then the one for this word. */
  isOnly: boolean;
}

const noCorrection: Correction = { words: [], text: null, isOnly: false };

/**
 * The nearest words of the catalogue: first those that start with the same letter, then by number of products. A word of
 * the table of synonyms that is nearer stands for the words that it finds.
 */
async function correct(lexicon: Lexicon, typed: string): Promise<Correction> {
  const mistakes = allowedMistakes(typed);
  if (mistakes === 0) return noCorrection;
  // A typo may only look like a plural: "nkie".
  const forms = unique([typed, stem(typed)]);
  const away = (word: string) => Math.min(...forms.map((form) => distance(form, word)));
  const near = lexicon
    .similar(forms, mistakes)
    .map((term) => ({ ...term, away: away(term._id), turned: term._id[0] === typed[0] ? 0 : 1 }))
    .filter(({ away }) => away > 0 && away <= mistakes)
    .sort((a, b) => a.away - b.away || a.turned - b.turned || b.products - a.products);
  const [nearest] = near;
  const rows = synonymTable.singles
    .filter((row) => row.typed[0] === typed[0] && Math.abs(row.typed.length - typed.length) <= mistakes)
    .map((row) => ({ row, away: distance(typed, row.typed) }))
    .filter(({ away }) => away <= mistakes && away < (nearest?.away ?? Number.POSITIVE_INFINITY))
    .sort((a, b) => a.away - b.away);
  for (const { row } of rows)
    if (lexicon.has(wordsOf(row))) return { words: wordsOf(row), text: row.text, isOnly: true };
  const words = near.filter(({ away }) => away === nearest?.away).map(({ _id }) => _id);
  if (!nearest) return noCorrection;
  const text = asTyped((await lexicon.spelling(nearest._id)) ?? nearest._id, typed);
  return { words: words.slice(0, maxCorrections), text, isOnly: words.length === 1 };
}
