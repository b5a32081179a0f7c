import "server-only";
import type { QueryFilter, SortOrder } from "mongoose";
import { connectDatabase } from "@/lib/db";
import { notFound } from "@/lib/http/errors";
import { defaultPageSize, Id } from "@/lib/http/shapes";
import { Product as Products, type ProductFields } from "@/models/product";
import { type CountGrid, countGrid, countsOf, facetsOf } from "./facets";
import { brands, categories, ids, type SortId } from "./options";
import { toProduct } from "./product-shape";
import { type Product, type ProductListAnswer, type ProductQuery, sortOf } from "./schema";
import { searchFilter, searchOrder } from "./search";

const orders: Record<SortId, Record<string, SortOrder>> = {
  price_lowtohigh: { pays: 1, titleKey: 1, _id: 1 },
  price_hightolow: { pays: -1, titleKey: 1, _id: 1 },
  title_atoz: { titleKey: 1, _id: 1 },
  title_ztoa: { titleKey: -1, _id: 1 },
};

/** The products that match a query, a page of them, with the number that match and the counts of each filter option. */
export async function listProducts(query: ProductQuery): Promise<ProductListAnswer> {
  await connectDatabase();
  const found = query.q?.trim() ? await searchFilter(query.q) : {};
  const grid = await loadCounts(found);
  const total = countsOf(grid, query);
  const size = query.limit ?? defaultPageSize;
  const filter = {
    ...found,
    live: true,
    category: { $in: query.category.length > 0 ? query.category : ids(categories) },
    brand: { $in: query.brand.length > 0 ? query.brand : ids(brands) },
  };
  const sort = sortOf(query);
  const skip = (query.page - 1) * size;
  const stored =
    skip >= total
      ? []
      : sort
        ? await Products.find(filter).sort(orders[sort]).skip(skip).limit(size).lean()
        : await searchOrder(filter, query.q ?? "", skip, size);
  return {
    data: stored.map(toProduct),
    total,
    page: query.page,
    pages: Math.ceil(total / size),
    facets: facetsOf(grid, query),
  };
}

async function loadCounts(found: QueryFilter<ProductFields>): Promise<CountGrid> {
  const rows = await Products.aggregate<{ _id: { category: string; brand: string }; count: number }>([
    { $match: { ...found, live: true } },
    { $group: { _id: { category: "$category", brand: "$brand" }, count: { $sum: 1 } } },
  ]);
  return countGrid(rows.map(({ _id, count }) => ({ ..._id, count })));
}

/** One product that can be seen in the shop. @throws AppError not_found */
export async function getProduct(id: string): Promise<Product> {
  const product = await findProduct(id);
  if (!product) throw notFound("product");
  return product;
}

/** One product that can be seen in the shop, or null: for an id that is none, of nothing, or of a deleted one. */
export async function findProduct(id: string): Promise<Product | null> {
  if (!Id.safeParse(id).success) return null;
  await connectDatabase();
  const stored = await Products.findOne({ _id: id, live: true }).lean();
  return stored && toProduct(stored);
}
