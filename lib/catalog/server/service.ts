import "server-only";
import mongoose, { type QueryFilter } from "mongoose";
import { notFound } from "@/lib/errors";
import { defaultPageSize, Id } from "@/lib/http/shapes";
import { connectDatabase } from "@/lib/server/database/db";
import { orderIndex, type ProductFields } from "@/models/product";
import { type Chosen, defaultSort, ids, mainGroups, noFilters, orderOf, otherGroups } from "../options";
import type { Product, ProductListAnswer, ProductQuery } from "../schema";
import { withNamedFilters } from "../search/search-filters";
import { countFound, countWithin } from "./counts";
import { matcher, summarise, type Tally } from "./facets";
import { findProducts, loadInOrder } from "./find-products";
import { conditionOf, isFine, limitsOf } from "./group-options";
import { type ShownProduct, toProduct } from "./product-shape";
import { currentIndex } from "./search/catalogue-index";
import { findIn, listByRank, weigh } from "./search/relevance";
import { findOptions, readSearch, type Search, withoutWeakest } from "./search/search";
import type { WordIndex } from "./search/word-index";

/** A query of a list, without that of single products. */
export type ListQuery = Omit<ProductQuery, "ids">;

/** Visible products by their ids, in this order; the others are left out. Nothing is counted. */
export async function listByIds(ids: readonly string[]): Promise<ProductListAnswer> {
  await connectDatabase();
  const data = (await loadInOrder(ids)).map(toProduct);
  const { facets } = summarise([], noFilters);
  return { data, total: data.length, page: 1, pages: Math.min(1, data.length), facets, corrected: null, dropped: [] };
}

/** The products that match a query, paginated, with their total number and the counts of each filter option. */
export async function listProducts(asked: ListQuery): Promise<ProductListAnswer> {
  await connectDatabase();
  const query = withNamedFilters(asked);
  const size = query.limit ?? defaultPageSize;
  const skip = (query.page - 1) * size;
  const q = query.q?.trim();
  const { tallies, load, ...read } = q ? await search(query, q, skip, size) : await list(query, skip, size);
  const { total, facets } = summarise(tallies, query);
  const stored = skip < total ? await load() : [];
  return {
    data: stored.map(toProduct),
    total,
    page: query.page,
    pages: Math.ceil(total / size),
    facets,
    ...read,
  };
}

/** All products by their options, and how to load a page of those that match. */
interface Matches {
  tallies: readonly Tally[];
  load: () => Promise<ShownProduct[]>;
  /** The spelling that was searched instead of the one asked for. */
  corrected: string | null;
  /** The words of the search that no product has, so that they were left out. */
  dropped: string[];
}

async function list(query: ListQuery, skip: number, limit: number): Promise<Matches> {
  const order = orderOf(query.sortBy ?? defaultSort);
  const index = isFine(query) ? await currentIndex() : null;
  if (index) {
    const { tallies, ids } = index.list({ isShown: matcher(query), ...limitsOf(query), order, skip, limit });
    return { tallies, load: () => loadInOrder(ids), corrected: null, dropped: [] };
  }
  // With the index of that order as a hint, the planner does not try all others first for a late page.
  const options = { hint: orderIndex(order), sort: order, skip, limit };
  const load = () => findProducts(scopeOf(query), options);
  return { tallies: await countWithin(query), load, corrected: null, dropped: [] };
}

/** A search that finds nothing is repeated without the words that no product has itself, the rarest first. */
async function search(query: ListQuery, q: string, skip: number, limit: number): Promise<Matches> {
  const [asked, index] = await Promise.all([readSearch(q, query.exact), currentIndex()]);
  for (let read = asked; ; ) {
    const found = await searchFor(read, index, query, skip, limit);
    const next = query.exact || found.tallies.length > 0 ? null : withoutWeakest(read);
    if (!next) return { ...found, ...(found.tallies.length > 0 ? howOf(read) : howOf(asked)) };
    read = next;
  }
}

function howOf({ corrected, dropped }: Search): Pick<Matches, "corrected" | "dropped"> {
  return { corrected, dropped };
}

async function searchFor(
  read: Search,
  index: WordIndex | null,
  query: ListQuery,
  skip: number,
  limit: number,
): Promise<Pick<Matches, "tallies" | "load">> {
  const scope = scopeOf(query);
  const order = query.sortBy ? orderOf(query.sortBy) : null;
  if (index) {
    const page = { isShown: matcher(query), ...limitsOf(query), order, skip, limit };
    const { tallies, ids } = findIn(index, read, page);
    return { tallies, load: () => loadInOrder(ids) };
  }
  if (order) {
    const options = { ...findOptions(read), sort: order, skip, limit };
    const load = () => findProducts({ ...scope, ...read.filter }, options);
    return { tallies: await countFound(read.filter, query), load };
  }
  const weighed = await weigh(read, query, scope, skip, limit);
  if (weighed) return { tallies: weighed.tallies, load: async () => weighed.products };
  const tallies = await countFound(read.filter, query);
  return { tallies, load: () => listByRank(read, scope, skip, limit) };
}

/**
 * The visible products of the chosen options: those of main groups are listed by name, as the indexes of the orders
 * require.
 */
export function scopeOf(chosen: Chosen): QueryFilter<ProductFields> {
  const main = mainGroups.map((group) => {
    const isAny = chosen[group.id].length === 0;
    return conditionOf(group, isAny ? ids(group.options) : chosen[group.id]);
  });
  const others = otherGroups.flatMap((group) =>
    chosen[group.id].length > 0 ? [conditionOf(group, chosen[group.id])] : [],
  );
  const { lowest, highest } = limitsOf(chosen);
  const pays = { ...(lowest > 0 && { $gte: lowest }), ...(Number.isFinite(highest) && { $lte: highest }) };
  const prices = Object.keys(pays).length > 0 ? [{ pays }] : [];
  return Object.assign({ live: true }, ...main, ...others, ...prices);
}

/** One visible product. @throws AppError not_found */
export async function getProduct(id: string): Promise<Product> {
  const product = await findProduct(id);
  if (!product) throw notFound("product");
  return product;
}

/** One visible product, or null: for an invalid id, an unknown one, or a deleted product. */
export async function findProduct(id: string): Promise<Product | null> {
  if (!Id.safeParse(id).success) return null;
  await connectDatabase();
  const [stored] = await findProducts({ _id: new mongoose.Types.ObjectId(id), live: true }, { limit: 1 });
  return stored ? toProduct(stored) : null;
}
