import "server-only";
import type { QueryFilter } from "mongoose";
import { notFound } from "@/lib/http/errors";
import { defaultPageSize, Id } from "@/lib/http/shapes";
import { connectDatabase } from "@/lib/server/database/db";
import { orderIndex, type ProductFields, Product as Products } from "@/models/product";
import { countsOf, facetsOf } from "../facets";
import { type Chosen, defaultSort, filterGroups, ids, orderOf } from "../options";
import { type Product, type ProductListAnswer, type ProductQuery, sortOf } from "../schema";
import { countFound, countLive } from "./counts";
import { toProduct } from "./product-shape";
import { listByRank, weigh } from "./search/relevance";
import { findOptions, readSearch } from "./search/search";

/** The products that match a query, paginated, with their total number and the counts of each filter option. */
export async function listProducts(query: ProductQuery): Promise<ProductListAnswer> {
  await connectDatabase();
  const search = query.q?.trim() ? await readSearch(query.q) : undefined;
  const sort = sortOf(query);
  const size = query.limit ?? defaultPageSize;
  const skip = (query.page - 1) * size;
  const scope = scopeOf(query);
  const weighed = search && !sort ? await weigh(search, scope, skip, size) : null;
  const counts = weighed?.counts ?? (await (search ? countFound(search.filter) : countLive()));
  const total = countsOf(counts, query);
  const load = () => {
    if (search && !sort) return listByRank(search, scope, skip, size);
    const order = orderOf(sort ?? defaultSort);
    // With the index of that order as a hint, the planner does not try all others first for a late page.
    const options = search ? findOptions(search) : { hint: orderIndex(order) };
    return Products.find({ ...scope, ...search?.filter }, null, options)
      .sort(order)
      .skip(skip)
      .limit(size)
      .lean();
  };
  const stored = weighed?.products ?? (skip < total ? await load() : []);
  return {
    data: stored.map(toProduct),
    total,
    page: query.page,
    pages: Math.ceil(total / size),
    facets: facetsOf(counts, query),
  };
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
  const stored = await Products.findOne({ _id: id, live: true }).lean();
  return stored && toProduct(stored);
}
