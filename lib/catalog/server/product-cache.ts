import "server-only";
import { FreshCache } from "@/lib/cache/server/fresh-cache";
import { allAnswers, catalogueLists, productAnswers } from "@/lib/cache/server/tags.mjs";
import { loadInOrder, type Projection } from "./find-products";
import { type ShownProduct, shownFields, toProduct } from "./product-shape";

interface Options<Stored, Shown> {
  /** What the metrics of its lookups are named. */
  name: string;
  /** The stored fields that are read. */
  fields: Projection;
  /** What is cached of a stored product. */
  show: (stored: Stored) => Shown;
  /** The limit of all products in memory, in bytes. */
  maxBytes: number;
  /** The size of one, in bytes. */
  bytesOf: (shown: Shown) => number;
}

/**
 * Products in memory, where this process hears of changes.
 * @returns the visible products of some ids, in their order, without deleted ones: those that are not in memory are read,
 * by one command
 */
export function cachedProducts<Stored extends Pick<ShownProduct, "_id">, Shown>({
  fields,
  show,
  bytesOf,
  ...options
}: Options<Stored, Shown>): (ids: readonly string[]) => Promise<Shown[]> {
  /** Null for one that is gone. */
  const cache = new FreshCache<{ product: Shown | null }>({
    ...options,
    bytesOf: ({ product }) => (product ? bytesOf(product) : 0),
  });
  const load = async (missing: readonly string[]) => {
    const products = await loadInOrder<Stored>(missing, fields);
    const byId = new Map(products.map((product) => [product._id.toString(), show(product)]));
    return missing.map((id) => ({
      value: { product: byId.get(id) ?? null },
      tags: [allAnswers, catalogueLists, productAnswers(id)],
    }));
  };
  return async (ids) => (await cache.getAll(ids, load)).flatMap(({ product }) => product ?? []);
}

/** The memory of a listed product besides its texts, in bytes. */
const productBytes = 2_000;

/** Visible products by their ids, in this order; those that were deleted are left out. Lists show many of them again. */
export const listedProducts = cachedProducts({
  name: "listed products",
  fields: shownFields,
  show: toProduct,
  maxBytes: 8 * 1024 * 1024,
  bytesOf: ({ title, description }) => productBytes + title.length + description.length,
});
