import "server-only";
import { type Chosen, noFilters } from "@/lib/catalog/filters";
import { type CurrentLists, lists } from "@/lib/catalog/lists/current";
import { visible } from "@/lib/catalog/options";
import { maxSuggestions, type SuggestAnswer, type Suggestion } from "@/lib/catalog/search/schema";
import { readSearchFilters } from "@/lib/catalog/search/search-filters";
import { paiseToRupees } from "@/lib/money";
import { connectDatabase } from "@/lib/server/database/connection";
import { firstStored } from "../stored-lists";
import { byIndex } from "./catalogue-index";
import { normalise, stem } from "./language";
import { type Lexicon, lexiconOf } from "./lexicon";
import { allOf, type Meaning, type Understood, understand } from "./meanings";
import { queryWords, shortWords } from "./query-words";
import { firstFound, narrowed } from "./relevance";
import type { SuggestedProduct } from "./suggested-products";
import type { WordIndex } from "./word-index";
import { allWords, fields, markWords } from "./words";

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
  const { q, filters, phrases } = readSearchFilters(typed);
  const chosen = phrases === "" ? undefined : { ...noFilters, ...filters };
  const suggested = (await byIndex((index) => suggestFrom(index, q, chosen))) ?? (await suggestStored(q, chosen));
  const { corrected, products } = suggested;
  // A search that is chosen has the filters that were typed.
  const named = suggested.named.map((each) =>
    each.kind === "query" && chosen ? { ...each, text: `${each.text} ${phrases}` } : each,
  );
  const found = products.map(
    ({ _id, title, image, price, saleprice }): Suggestion => ({
      kind: "product",
      text: title,
      id: _id.toString(),
      image,
      price: paiseToRupees(price),
      saleprice: paiseToRupees(saleprice),
    }),
  );
  return { q: typed, corrected, suggestions: [...named, ...found] };
}

interface Suggested {
  corrected: string | null;
  named: Suggestion[];
  products: SuggestedProduct[];
}

async function suggestFrom(index: WordIndex, q: string, chosen?: Chosen): Promise<Suggested> {
  const lexicon = lexiconOf(index);
  const read = await understand(lexicon, q);
  const { meanings, corrected } = read;
  const count = countIn(index, lexicon, meanings, chosen);
  const begun = await finding(corrected ? [corrected] : completions(q, read, lexicon), count);
  const kinds = begun.length < maxQueries ? await finding(kindsBegun(q, begun), count) : [];
  const queries = [...begun, ...kinds].slice(0, maxQueries);
  const named = [...queries, ...optionsOf(q, meanings.map(allOf), chosen)];
  return { corrected, named, products: await firstFound(index, meanings, maxSuggestions - named.length, chosen) };
}

/** Without an index: what is named, and what the database finds. */
async function suggestStored(q: string, chosen?: Chosen): Promise<Suggested> {
  const named = optionsOf(
    q,
    queryWords(q).map(({ stems }) => stems),
    chosen,
  );
  const products = await firstStored(q, chosen ?? noFilters, maxSuggestions - named.length);
  return { corrected: null, named, products };
}

type Query = Extract<Suggestion, { kind: "query" }>;

type CountFound = (text: string) => Promise<number>;

/**
 * Counts what a search finds, as the search understands it; 0 where it would be made without the people that what was
 * typed is narrowed to.
 */
function countIn(index: WordIndex, lexicon: Lexicon, typed: readonly Meaning[], chosen?: Chosen): CountFound {
  const isForSome = narrowed(index, typed).audiences !== undefined;
  return async (text) => {
    const { meanings } = await understand(lexicon, text);
    const { meanings: wanted, audiences } = narrowed(index, meanings);
    if (isForSome && !audiences) return 0;
    const [first = [], ...others] = wanted.map(inAnyField);
    return index.within(others, { audiences, chosen })(first);
  };
}

/** The first of these searches that find something. */
async function finding(texts: readonly string[], count: CountFound): Promise<Query[]> {
  const found: Query[] = [];
  for (const text of texts) {
    const products = await count(text);
    if (products > 0) found.push({ kind: "query", text, products });
    if (found.length === maxQueries) break;
  }
  return found;
}

/** Searches that end with a longer word than what was typed. */
function completions(q: string, { last }: Understood, lexicon: Lexicon): string[] {
  const words = shortWords(q);
  // What says nothing may be typed after it.
  if (!last || words.at(-1) !== last.typed) return [];
  const spellings = last.begun.slice(0, maxTried).map((word) => (last.isName ? word : lexicon.title(word)));
  return spellings.flatMap((spelling) => (spelling ? [[...words.slice(0, -1), spelling].join(" ")] : []));
}

/** The names of kinds that begin with what was typed, as searches, where none of these is the same. */
function kindsBegun(q: string, known: readonly Query[]): string[] {
  const typed = normalise(q).trim();
  if (typed.length < 2) return [];
  const stemsOf = (text: string) => allWords(text).map(stem).join(" ");
  const keys = new Set(known.map(({ text }) => stemsOf(text)));
  const labels = visible(lists().kinds).map(({ label }) => label);
  return labels
    .filter((label) => normalise(label).startsWith(typed) && !keys.has(stemsOf(label)))
    .map((label) => label.toLowerCase());
}

function inAnyField(meaning: Meaning): string[] {
  return markWords(fields, allOf(meaning));
}

/** What may be named: the categories and brands, with the words of their ids and labels. */
function namedIn({ categories, brands }: CurrentLists) {
  const all = [
    ...visible(categories).map(({ id, label }) => ({ kind: "category" as const, id, text: label })),
    ...visible(brands).map(({ id, label }) => ({ kind: "brand" as const, id, text: label })),
  ];
  return all.map((option) => ({
    option,
    beginning: normalise(option.text),
    stems: new Set([...allWords(option.id), ...allWords(option.text)].map(stem)),
  }));
}

const known = new WeakMap<CurrentLists, ReturnType<typeof namedIn>>();

function namedOptions(): ReturnType<typeof namedIn> {
  const current = lists();
  const named = known.get(current) ?? namedIn(current);
  known.set(current, named);
  return named;
}

/** The categories and brands that every word of a search names; none beside filters, which their pages would not have. */
function optionsOf(q: string, words: readonly (readonly string[])[], chosen?: Chosen): Suggestion[] {
  if (words.length === 0 || chosen) return [];
  const typed = normalise(q).trim();
  return namedOptions()
    .filter(
      ({ beginning, stems }) =>
        beginning.startsWith(typed) || words.every((each) => each.some((word) => stems.has(word))),
    )
    .slice(0, maxOptions)
    .map(({ option }) => option);
}
