import { cleanNumber } from "@/lib/clean-text";

/** Longer runs of letters are cut: they would only bloat the index, and typo search is quadratic in the length. */
export const maxWordLength = 30;

const stopWords = new Set(
  (
    "a an and are as at be by for from has have in is it its not of on or so that the their them then there these they " +
    "this to was with you your का की के को में से और है"
  ).split(" "),
);

/** Letters that Unicode does not decompose into a base letter and an accent. */
const plainLetters: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i" };

const letters = String.raw`[\p{L}\p{N}\p{M}]+`;
const hyphen = /[-\u2010]/;
const wordsOrCompound = new RegExp(`${letters}(?:${hyphen.source}${letters})*`, "gu");
/** "h&m", "H & M" and "h and m" are the same name. */
const initials = /(?<![\p{L}\p{N}\p{M}])(\p{L})(?:\s*&\s*|\s+and\s+)(\p{L})(?![\p{L}\p{N}\p{M}])/gu;

const loneLetter = /(?<![\p{L}\p{N}\p{M}])([a-z](?=[-\u2010])|[b-z](?=\s))[-\u2010\s]+(?=\p{L}{2})/gu;

/**
 * Lower case without accents, apostrophes, the nukta of Devanagari and invisible joiners, so that a word has one
 * spelling however it is typed.
 */
export function normalise(text: string): string {
  return cleanNumber(text)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d'\u2018\u2019\u02bc`]/g, "")
    .replace(/[ßæœøđłı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll("\u0901", "\u0902")
    .replace(initials, "$1$2")
    .normalize("NFC");
}

/** The form that a word shares with its plural. Deliberately rough: it need not be a word, only the same for both. */
export function stem(word: string): string {
  const plural = Array.from(word).slice(0, maxWordLength).join("");
  if (/\p{Script=Devanagari}/u.test(plural)) return stemHindi(plural);
  if (plural.length < 4 || /\d/.test(plural)) return plural;
  return plural
    .replace(/iyaa?n$/, "i")
    .replace(/(?<=[sxz]|[cs]h)es?$|(?<![su])s$/, "")
    .replace(/(?<=..)(?:ie|(?<![aeiou])y)$/, "i");
}

function stemHindi(plural: string): string {
  if (plural.length < 4) return plural;
  return plural
    .replace(/ि(?:यां|यों)$/, "ी")
    .replace(/(?:ें|ों|ओं|एं)$/, "")
    .replace(/े$/, "ा");
}

/** The words of a normalised text; the parts of "block-print" are separate words. */
export function wordsOf(normalised: string): string[] {
  return runsOf(normalised).flatMap((run) => run.split(hyphen));
}

/** Other spellings of the words of a normalised text: "blockprint" for "block-print", "vneck" for "v neck". */
export function compoundsOf(normalised: string): string[] {
  const plain = new Set(wordsOf(normalised));
  const joined = runsOf(normalised).filter((run) => hyphen.test(run));
  const lettered = wordsOf(joinLetters(normalised)).filter((word) => !plain.has(word));
  return [...new Set([...joined.map((run) => run.split(hyphen).join("")), ...lettered])];
}

/**
 * A single letter belongs to the next word: "t shirt" and "t-shirt" are "tshirt". Not the article, unless hyphenated.
 */
export function joinLetters(normalised: string): string {
  return normalised.replace(loneLetter, "$1");
}

function runsOf(normalised: string): string[] {
  return normalised.match(wordsOrCompound) ?? [];
}

/** True for stop words. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
