import "server-only";
import type { Sharing } from "@/lib/cache/server/shared-answer";
import { allAnswers, catalogueLists, listAnswers, productAnswers } from "@/lib/cache/server/tags.mjs";
import { defaultPageSize } from "@/lib/http/shapes";
import type { CatalogueAnswer } from "../lists/save-schema";
import { type ProductAnswer, type ProductListAnswer, type ProductQuery, sortOf } from "../schema";
import type { SuggestAnswer, SuggestQuery } from "../search/schema";
import { wantedOptions } from "./group-options";

/** The same text for all queries with the same answer: a group's options in their order, without unknown ones. */
export function canonicalQuery(query: ProductQuery): string {
  const { limit = defaultPageSize } = query;
  const chosen = wantedOptions(query).map(({ id, allowed }) => [id, allowed] as const);
  const q = query.q?.trim() ?? "";
  const all = {
    ids: query.ids,
    page: query.page,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    ...Object.fromEntries(chosen),
    sortBy: sortOf(query),
    limit,
    q,
    exact: q !== "" && query.exact === true,
  };
  return JSON.stringify(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Lists of products are shared, and change with every product that they show, and with any that they might. */
export const sharedLists: Sharing<{ query: ProductQuery }, ProductListAnswer> = {
  key: ({ query }) => canonicalQuery(query),
  tags: ({ data }) => [allAnswers, catalogueLists, listAnswers, ...data.map(({ _id }) => productAnswers(_id))],
};

/** Suggestions are shared for a minute at most, and change as lists do. */
export const sharedSuggestions: Sharing<{ query: SuggestQuery }, SuggestAnswer> = {
  key: ({ query }) => query.q,
  tags: ({ suggestions }) => [
    ...[allAnswers, catalogueLists, listAnswers],
    ...suggestions.flatMap((each) => (each.kind === "product" ? [productAnswers(each.id)] : [])),
  ],
  maxAgeMs: 60_000,
};

/** A product is shared, and changes with itself and with what its kind says of it. */
export const sharedProducts: Sharing<{ params: { id: string } }, ProductAnswer> = {
  key: ({ params }) => params.id,
  tags: ({ data }) => [allAnswers, catalogueLists, productAnswers(data._id)],
};

/** The lists of the catalogue are shared, and change with themselves and with whether products have what is hidden. */
export const sharedCatalogue: Sharing<object, CatalogueAnswer> = {
  key: () => "all",
  tags: () => [allAnswers, listAnswers, catalogueLists],
  cacheControl: "no-cache",
};
