import "server-only";
import mongoose from "mongoose";
import { notFound } from "@/lib/errors";
import { defaultPageSize, Id } from "@/lib/http/shapes";
import { connectDatabase } from "@/lib/server/database/connection";
import { defaultSort, orderOf } from "../options";
import type { Product, ProductListAnswer, ProductQuery } from "../schema";
import { withNamedFilters } from "../search/search-filters";
import { facetsOf, type Summary } from "./facets";
import { findProducts, loadInOrder } from "./find-products";
import { listedProducts } from "./product-cache";
import { toProduct } from "./product-shape";
import { byIndex } from "./search/catalogue-index";
import { lexiconOf } from "./search/lexicon";
import { understand } from "./search/meanings";
import { findIn } from "./search/relevance";
import { type Search, withoutWeakest } from "./search/search";
import type { Found, Page, WordIndex } from "./search/word-index";
import { listStored } from "./stored-lists";

/** A query of a list, without that of single products. */
export type ListQuery = Omit<ProductQuery, "ids">;

/** Visible products by their ids, in this order; the others are left out. Nothing is counted. */
export async function listByIds(ids: readonly string[]): Promise<ProductListAnswer> {
  await connectDatabase();
  const data = (await loadInOrder(ids)).map(toProduct);
  const facets = facetsOf(() => [], []);
  return { data, total: data.length, page: 1, pages: Math.min(1, data.length), facets, corrected: null, dropped: [] };
}

/** The products that match a query, paginated, with their total number and the counts of each filter option. */
export async function listProducts(asked: ListQuery): Promise<ProductListAnswer> {
  await connectDatabase();
  const query = withNamedFilters(asked);
  const size = query.limit ?? defaultPageSize;
  const skip = (query.page - 1) * size;
  const q = query.q?.trim();
  const { products, total, facets, corrected, dropped } =
    (await byIndex((index) => listFrom(index, query, q, skip, size))) ??
    ({ ...(await listStored(query, q, skip, size)), ...asTyped } satisfies Listed);
  return {
    data: products,
    total,
    page: query.page,
    pages: Math.ceil(total / size),
    facets,
    corrected,
    dropped,
  };
}

/** A page of products, what there is of them, and how a search was understood. */
interface Listed extends Summary, Pick<Search, "corrected" | "dropped"> {
  products: Product[];
}

const asTyped = { corrected: null, dropped: [] };

async function listFrom(
  index: WordIndex,
  query: ListQuery,
  q: string | undefined,
  skip: number,
  limit: number,
): Promise<Listed> {
  const { sortBy } = query;
  const page = { chosen: query, skip, limit };
  const found = q
    ? await search(index, q, query.exact, { ...page, order: sortBy ? orderOf(sortBy) : null })
    : { ...index.list({ ...page, order: orderOf(sortBy ?? defaultSort) }), ...asTyped };
  return { ...found, products: await listedProducts(found.ids) };
}

/** A search that finds nothing is repeated without the words that no product has itself, the rarest first. */
async function search(
  index: WordIndex,
  q: string,
  isExact: boolean | undefined,
  page: Page,
): Promise<Found & Pick<Search, "corrected" | "dropped">> {
  const asked = await understand(lexiconOf(index), q, isExact);
  for (let read: Search = asked; ; ) {
    const found = findIn(index, read.meanings, page);
    const next = isExact || found.isAny ? null : withoutWeakest(read);
    if (!next) {
      const { corrected, dropped } = found.isAny ? read : asked;
      return { ...found, corrected, dropped: found.isAny ? [...dropped, ...found.left] : dropped };
    }
    read = next;
  }
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
