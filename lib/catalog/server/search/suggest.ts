import "server-only";
import { brands, categories } from "@/lib/catalog/options";
import { maxSuggestions, type SuggestAnswer, type Suggestion } from "@/lib/catalog/search/schema";
import { readSearchFilters } from "@/lib/catalog/search/search-filters";
import { paiseToRupees } from "@/lib/money";
import { connectDatabase } from "@/lib/server/database/db";
import { currentIndex } from "./catalogue-index";
import { normalise, stem } from "./language";
import { currentLexicon, type Lexicon } from "./lexicon";
import { allOf, type Meaning, type Understood, understand } from "./meanings";
import { shortWords } from "./query-words";
import { firstFound } from "./relevance";
import { counterWithin, hasAll } from "./search";
import type { WordIndex } from "./word-index";
import { allWords, fields } from "./words";

/** How many words, and how many categories and brands, are suggested at most; products fill the rest. */
const maxQueries = 3;
const maxOptions = 2;

/** How many completions of the last word are looked at, the most frequent ones. */
const maxTried = 8;

/**
 * What to offer below a search field: searches that begin with what was typed, or its right spelling; categories and
 * brands that it names; products that it finds.
 * @param typed 1 to 100 characters, trimmed
 */
export async function suggest(typed: string): Promise<SuggestAnswer> {
  await connectDatabase();
  const { q } = readSearchFilters(typed);
  const [read, index, lexicon] = await Promise.all([understand(q), currentIndex(), currentLexicon()]);
  const { meanings, corrected, dropped } = read;
  const search = { meanings, corrected, dropped, filter: hasAll(meanings, fields) };
  const queries = corrected ? await correction(corrected, meanings, index) : await completions(q, read, index, lexicon);
  const named: Suggestion[] = [...queries, ...optionsOf(q, meanings)];
  const products = await firstFound(index, search, maxSuggestions - named.length);
  const found = products.map(
    ({ _id, title, image, price, saleprice }): Suggestion => ({
      ...{ kind: "product", text: title, id: _id.toString(), image },
      ...{ price: paiseToRupees(price), saleprice: paiseToRupees(saleprice) },
    }),
  );
  return { q: typed, corrected, suggestions: [...named, ...found] };
}

type Query = Extract<Suggestion, { kind: "query" }>;

/** The right spelling, where it finds something. */
async function correction(text: string, meanings: readonly Meaning[], index: WordIndex | null): Promise<Query[]> {
  const [first = [], ...others] = meanings.map(allOf);
  const products = await counterWithin(index, others)(first);
  return products > 0 ? [{ kind: "query", text, products }] : [];
}

/** Searches that end with a longer word than what was typed, and find something. */
async function completions(
  q: string,
  { meanings, last }: Understood,
  index: WordIndex | null,
  lexicon: Lexicon,
): Promise<Query[]> {
  const words = shortWords(q);
  // What says nothing may be typed after it.
  if (!last || words.at(-1) !== last.typed) return [];
  const head = words.slice(0, -1);
  const count = counterWithin(index, meanings.filter((meaning) => meaning !== last).map(allOf));
  const found: Query[] = [];
  for (const word of last.begun.slice(0, maxTried)) {
    const spelling = last.isName ? word : await lexicon.title(word);
    const wanted = last.isName ? allOf(last) : [word];
    const products = spelling ? await count(wanted) : 0;
    if (!spelling || products === 0) continue;
    found.push({ kind: "query", text: [...head, spelling].join(" "), products });
    if (found.length === maxQueries) break;
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
    .slice(0, maxOptions)
    .map(({ option }) => option);
}
