import "server-only";
import mongoose, { type QueryFilter } from "mongoose";
import { notFound } from "@/lib/http/errors";
import { defaultPageSize, Id } from "@/lib/http/shapes";
import { connectDatabase } from "@/lib/server/database/db";
import { orderIndex, type ProductFields } from "@/models/product";
import { type Chosen, defaultSort, ids, mainGroups, noFilters, orderOf, otherGroups } from "../options";
import type { Product, ProductListAnswer, ProductQuery } from "../schema";
import { countFound, countWithin } from "./counts";
import { matcher, summarise, type Tally } from "./facets";
import { findProducts, loadInOrder } from "./find-products";
import { conditionOf, isFine, limitsOf } from "./group-options";
import { type ShownProduct, toProduct } from "./product-shape";
import { currentIndex } from "./search/catalogue-index";
import { findIn, listByRank, weigh } from "./search/relevance";
import { findOptions, readSearch } from "./search/search";

/** A query of a list, without that of single products. */
export type ListQuery = Omit<ProductQuery, "ids">;

/** Visible products by their ids, in this order; the others are left out. Nothing is counted. */
export async function listByIds(ids: readonly string[]): Promise<ProductListAnswer> {
  await connectDatabase();
  const data = (await loadInOrder(ids)).map(toProduct);
  const { facets } = summarise([], noFilters);
  return { data, total: data.length, page: 1, pages: Math.min(1, data.length), facets, corrected: null };
}

/** The products that match a query, paginated, with their total number and the counts of each filter option. */
export async function listProducts(query: ListQuery): Promise<ProductListAnswer> {
  await connectDatabase();
  const size = query.limit ?? defaultPageSize;
  const skip = (query.page - 1) * size;
  const q = query.q?.trim();
  const { tallies, load, corrected } = q ? await search(query, q, skip, size) : await list(query, skip, size);
  const { total, facets } = summarise(tallies, query);
  const stored = skip < total ? await load() : [];
  return {
    data: stored.map(toProduct),
    total,
    page: query.page,
    pages: Math.ceil(total / size),
    facets,
    corrected,
  };
}

/** All products by their options, and how to load a page of those that match. */
interface Matches {
  tallies: readonly Tally[];
  load: () => Promise<ShownProduct[]>;
  /** The spelling that was searched instead of the one asked for. */
  corrected: string | null;
}

async function list(query: ListQuery, skip: number, limit: number): Promise<Matches> {
  const order = orderOf(query.sortBy ?? defaultSort);
  const index = isFine(query) ? await currentIndex() : null;
  if (index) {
    const { tallies, ids } = index.list({ isShown: matcher(query), ...limitsOf(query), order, skip, limit });
    return { tallies, load: () => loadInOrder(ids), corrected: null };
  }
  // With the index of that order as a hint, the planner does not try all others first for a late page.
  const options = { hint: orderIndex(order), sort: order, skip, limit };
  const load = () => findProducts(scopeOf(query), options);
  return { tallies: await countWithin(query), load, corrected: null };
}

async function search(query: ListQuery, q: string, skip: number, limit: number): Promise<Matches> {
  const [read, index] = await Promise.all([readSearch(q, query.exact), currentIndex()]);
  const { corrected } = read;
  const scope = scopeOf(query);
  const order = query.sortBy ? orderOf(query.sortBy) : null;
  if (index) {
    const page = { isShown: matcher(query), ...limitsOf(query), order, skip, limit };
    const { tallies, ids } = findIn(index, read, page);
    return { tallies, load: () => loadInOrder(ids), corrected };
  }
  if (order) {
    const options = { ...findOptions(read), sort: order, skip, limit };
    const load = () => findProducts({ ...scope, ...read.filter }, options);
    return { tallies: await countFound(read.filter, query), load, corrected };
  }
  const weighed = await weigh(read, query, scope, skip, limit);
  if (weighed) return { tallies: weighed.tallies, load: async () => weighed.products, corrected };
  const tallies = await countFound(read.filter, query);
  return { tallies, load: () => listByRank(read, scope, skip, limit), corrected };
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
