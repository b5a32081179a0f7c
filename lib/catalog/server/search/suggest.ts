import "server-only";
import { brands, categories } from "@/lib/catalog/options";
import { mostSuggestions, type SuggestAnswer, type Suggestion } from "@/lib/catalog/suggest-schema";
import { paiseToRupees } from "@/lib/money";
import { connectDatabase } from "@/lib/server/database/db";
import { currentIndex } from "./catalogue-index";
import { normalise, stem } from "./language";
import { currentLexicon, type Lexicon } from "./lexicon";
import { allOf, type Meaning, type Understood, understand } from "./meanings";
import { shortWords } from "./query-words";
import { firstFound } from "./relevance";
import { finderWithin, hasAll } from "./search";
import type { WordIndex } from "./word-index";
import { allWords, fields } from "./words";

/** How many words, and how many categories and brands, are suggested at most; products fill the rest. */
const mostQueries = 3;
const mostOptions = 2;

/** How many completions of the last word are looked at, the most frequent ones. */
const mostTried = 8;

/**
 * What to offer below a search field: searches that begin with what was typed, or its right spelling; categories and
 * brands that it names; products that it finds.
 * @param q 1 to 100 characters, trimmed
 */
export async function suggest(q: string): Promise<SuggestAnswer> {
  await connectDatabase();
  const [read, index, lexicon] = await Promise.all([understand(q), currentIndex(), currentLexicon()]);
  const { meanings, corrected } = read;
  const search = { meanings, corrected, filter: hasAll(meanings, fields) };
  const queries = corrected ? [corrected] : await completions(q, read, index, lexicon);
  const named: Suggestion[] = [...queries.map((text) => ({ kind: "query" as const, text })), ...optionsOf(q, meanings)];
  const products = await firstFound(index, search, mostSuggestions - named.length);
  const found = products.map(
    ({ _id, title, image, price, saleprice }): Suggestion => ({
      ...{ kind: "product", text: title, id: _id.toString(), image },
      ...{ price: paiseToRupees(price), saleprice: paiseToRupees(saleprice) },
    }),
  );
  return { q, corrected, suggestions: [...named, ...found] };
}

/** Searches that end with a longer word than what was typed, and find something. */
async function completions(
  q: string,
  { meanings, last }: Understood,
  index: WordIndex | null,
  lexicon: Lexicon,
): Promise<string[]> {
  const words = shortWords(q);
  // What says nothing may be typed after it.
  if (!last || words.at(-1) !== last.typed) return [];
  const head = words.slice(0, -1);
  const isFound = finderWithin(index, meanings.filter((meaning) => meaning !== last).map(allOf));
  const found: string[] = [];
  for (const word of last.begun.slice(0, mostTried)) {
    const spelling = last.isName ? word : await lexicon.title(word);
    const wanted = last.isName ? allOf(last) : [word];
    if (!spelling || !(await isFound(wanted))) continue;
    found.push([...head, spelling].join(" "));
    if (found.length === mostQueries) break;
  }
  return found;
}

/** What may be named: the categories and brands, with the words of their ids and labels. */
const options = [
  ...categories.map(({ id, label }) => ({ kind: "category" as const, id, text: label })),
  ...brands.map(({ id, label }) => ({ kind: "brand" as const, id, text: label })),
].map((option) => ({
  option,
  beginning: normalise(option.text),
  stems: new Set([...allWords(option.id), ...allWords(option.text)].map(stem)),
}));

/** The categories and brands that every word of a search names. */
function optionsOf(q: string, meanings: readonly Meaning[]): Suggestion[] {
  if (meanings.length === 0) return [];
  const typed = normalise(q).trim();
  return options
    .filter(
      ({ beginning, stems }) =>
        beginning.startsWith(typed) || meanings.every((meaning) => allOf(meaning).some((word) => stems.has(word))),
    )
    .slice(0, mostOptions)
    .map(({ option }) => option);
}
