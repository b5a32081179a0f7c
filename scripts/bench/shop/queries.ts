import { listingPath } from "@/lib/catalog/listing/listing-query";
import { lists } from "@/lib/catalog/lists/current";
import { ids, sorts } from "@/lib/catalog/options";
import { oldSizes } from "@/lib/catalog/stock";
import { readCatalogue } from "../../seed/catalogue";
import { makeRandom } from "../../seed/random";
import { searches as realSearches } from "../../seed/searches";
import { colours } from "../made-products";
import { commonWords } from "./databases";

const listPath = "/api/shop/products/get";

/** All choices of `count` of them, in their order. */
export function choicesOf<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((one, at) => choicesOf(all.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}

const pathWith = (path: string, query: Record<string, string | number | undefined>) => {
  const set = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${path}?${new URLSearchParams(set)}`;
};

/** The list of a category, 24 by price. */
export const oneList = pathWith(listPath, { category: "women", sortBy: "price_lowtohigh", limit: 24 });

/** The orders whose listings are cached pages: those that were measured from the start. */
const measuredSorts = ids(sorts.filter(({ isCached }) => isCached));

/** Lists of a category by some brands, order and page, all different. */
export function manyLists(): string[] {
  const someBrands = [0, 1, 2, 3, 4, 5].flatMap((count) => choicesOf(ids(lists().brands), count));
  return [1, 2, 3].flatMap((page) =>
    someBrands.flatMap((chosen) =>
      measuredSorts.flatMap((sortBy) =>
        ids(lists().categories).map((category) =>
          pathWith(listPath, { category, brand: chosen.join(",") || undefined, sortBy, limit: 24, page }),
        ),
      ),
    ),
  );
}

/** The same by two sizes, a discount and a lowest price instead of brands. */
export function finerLists(): string[] {
  return choicesOf(oldSizes, 2).flatMap((size) =>
    [10, 20, 30].flatMap((discount) =>
      [300, 600, 900, 1_200, 1_500, 1_800].flatMap((minPrice) =>
        measuredSorts.flatMap((sortBy) =>
          ids(lists().categories).map((category) =>
            pathWith(listPath, { category, size: size.join(","), discount, minPrice, sortBy, limit: 24 }),
          ),
        ),
      ),
    ),
  );
}

/** Lists of a category by options of two facts, at the limits of the lists: see lists-at-limits.ts. */
export function listsByFacts(): string[] {
  const some = Array.from({ length: 30 }, (_, at) =>
    [at, at + 15, at + 30].map((option) => `option-${option}`).join(","),
  );
  return ids(lists().categories).flatMap((category) =>
    some.flatMap((first) =>
      some.map((second) => pathWith(listPath, { category, "fact.fact-3": first, "fact.fact-7": second, limit: 24 })),
    ),
  );
}

/** Listings of two categories and two brands, whose pages are made per request. */
export function madeListings(): string[] {
  return choicesOf(ids(lists().categories), 2).flatMap((two) =>
    choicesOf(ids(lists().brands), 2).map((brand) =>
      pathWith(listingPath, { category: two.join(","), brand: brand.join(",") }),
    ),
  );
}

/** A search in several orders and of its first two pages. */
const searchesFor = (texts: string[]): string[] =>
  [1, 2].flatMap((page) =>
    [undefined, "price_lowtohigh", "price_hightolow"].flatMap((sortBy) =>
      texts.map((q) => pathWith(listPath, { q, sortBy, limit: 24, page })),
    ),
  );

/** A colour and the last word of a title, as the catalogue has them. */
function twoWords(): [string, string][] {
  const nouns = new Set(readCatalogue().map(({ title }) => title.split(" ").at(-1) ?? ""));
  const long = [...nouns].filter((noun) => noun.length >= 4);
  return long.flatMap((noun) => colours.map((colour): [string, string] => [colour, noun]));
}

/** Searches of two words. */
export const searches = (): string[] => searchesFor(twoWords().map((words) => words.join(" ").toLowerCase()));

/** The same with the third letter of the second word twice. */
export const misspelt = (): string[] =>
  searchesFor(twoWords().map(([colour, noun]) => `${colour} ${noun.slice(0, 3)}${noun.slice(2)}`.toLowerCase()));

/** What is in the search field while two words are typed, from the third letter on; each letter asks once. */
export const typing = (): string[] =>
  [...new Set(twoWords().flatMap((words) => beginningsOf(words.join(" ").toLowerCase())))].map(suggestPath);

/** The same while shoppers type real searches, the n-th one with a frequency of 1/n. */
export function typingOften(): string[] {
  const typed = Object.values(realSearches).flatMap((kind) => kind.flatMap((row) => row.typed.split(", ")));
  const random = makeRandom(1).next;
  const searched = Array.from({ length: 3_000 }, () => typed[Math.floor(typed.length ** random()) - 1] ?? "");
  return searched.flatMap((text) => beginningsOf(text).map(suggestPath));
}

const suggestPath = (q: string) => pathWith("/api/shop/search/suggest", { q });

const beginningsOf = (text: string) =>
  Array.from(text.slice(2), (_, at) => text.slice(0, at + 3)).filter((beginning) => !beginning.endsWith(" "));

/** Searches of two and three words, in the catalogue in which each of them stands in half of all products. */
export const commonSearches = (): string[] =>
  searchesFor([2, 3].flatMap((count) => choicesOf(commonWords, count)).map((words) => words.join(" ").toLowerCase()));
