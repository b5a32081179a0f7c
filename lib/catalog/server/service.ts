import "server-only";
import mongoose, { type QueryFilter } from "mongoose";
import { notFound } from "@/lib/http/errors";
import { defaultPageSize, Id } from "@/lib/http/shapes";
import { connectDatabase } from "@/lib/server/database/db";
import { orderIndex, type ProductFields } from "@/models/product";
import { countsOf, facetsOf, matcher, type OptionCount } from "../facets";
import { type Chosen, defaultSort, filterGroups, ids, orderOf } from "../options";
import type { Product, ProductListAnswer, ProductQuery } from "../schema";
import { countFound, countLive } from "./counts";
import { findProducts } from "./find-products";
import { type ShownProduct, toProduct } from "./product-shape";
import { currentIndex } from "./search/catalogue-index";
import { findIn, listByRank, loadInOrder, weigh } from "./search/relevance";
import { findOptions, readSearch } from "./search/search";

/** The products that match a query, paginated, with their total number and the counts of each filter option. */
export async function listProducts(query: ProductQuery): Promise<ProductListAnswer> {
  const { counts: _, ...answer } = await listCounted(query);
  return answer;
}

/** The same, with the counts for each combination of filter options. */
export async function listCounted(query: ProductQuery): Promise<ProductListAnswer & { counts: OptionCount[] }> {
  await connectDatabase();
  const size = query.limit ?? defaultPageSize;
  const skip = (query.page - 1) * size;
  const q = query.q?.trim();
  const { counts, load, corrected } = q ? await search(query, q, skip, size) : await list(query, skip, size);
  const total = countsOf(counts, query);
  const stored = skip < total ? await load() : [];
  return {
    data: stored.map(toProduct),
    total,
    page: query.page,
    pages: Math.ceil(total / size),
    facets: facetsOf(counts, query),
    corrected,
    counts,
  };
}

/** All products that match, counted by filter option, and how to load a page of those that match the filters too. */
interface Matches {
  counts: OptionCount[];
  load: () => Promise<ShownProduct[]>;
  /** The spelling that was searched instead of the one asked for. */
  corrected: string | null;
}

async function list(query: ProductQuery, skip: number, limit: number): Promise<Matches> {
  const order = orderOf(query.sortBy ?? defaultSort);
  // With the index of that order as a hint, the planner does not try all others first for a late page.
  const options = { hint: orderIndex(order), sort: order, skip, limit };
  return { counts: await countLive(), load: () => findProducts(scopeOf(query), options), corrected: null };
}

async function search(query: ProductQuery, q: string, skip: number, limit: number): Promise<Matches> {
  const [read, index] = await Promise.all([readSearch(q, query.exact), currentIndex()]);
  const { corrected } = read;
  const scope = scopeOf(query);
  const order = query.sortBy ? orderOf(query.sortBy) : null;
  if (index) {
    const { counts, ids } = findIn(index, read, { isShown: matcher(query), order, skip, limit });
    return { counts, load: () => loadInOrder(ids), corrected };
  }
  if (order) {
    const options = { ...findOptions(read), sort: order, skip, limit };
    const load = () => findProducts({ ...scope, ...read.filter }, options);
    return { counts: await countFound(read.filter), load, corrected };
  }
  const weighed = await weigh(read, scope, skip, limit);
  if (weighed) return { counts: weighed.counts, load: async () => weighed.products, corrected };
  return { counts: await countFound(read.filter), load: () => listByRank(read, scope, skip, limit), corrected };
}

/**
 * The visible products of the chosen options: those of main groups are listed by name, as the indexes of the orders
 * require.
 */
export function scopeOf(chosen: Chosen): QueryFilter<ProductFields> {
  const conditions = filterGroups
    .filter(({ id, isMain }) => isMain || chosen[id].length > 0)
    .map(({ id, options }) => [id, { $in: wanted(ids(options), chosen[id]) }]);
  return { live: true, ...Object.fromEntries(conditions) };
}

/** The options of a group that a choice allows: all for an empty choice, none for unknown ids. */
function wanted(options: string[], chosen: string[]): string[] {
  return chosen.length > 0 ? options.filter((id) => chosen.includes(id)) : options;
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
