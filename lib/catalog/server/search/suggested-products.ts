import "server-only";
import { FreshCache } from "@/lib/cache/server/fresh-cache";
import { allAnswers, productAnswers } from "@/lib/cache/server/tags.mjs";
import { loadInOrder } from "../find-products";
import type { ShownProduct } from "../product-shape";

const fields = { title: 1, image: 1, price: 1, saleprice: 1 } as const;

/** A product as suggestions show it. */
export type SuggestedProduct = Pick<ShownProduct, "_id" | keyof typeof fields>;

/** The limit of the products in memory, in bytes: some ten thousand. */
const maxBytes = 8 * 1024 * 1024;

/** The overhead of a product in memory, in bytes. */
const productBytes = 200;

/** Null for one that is gone. */
const cached = new FreshCache<{ product: SuggestedProduct | null }>({
  name: "suggested products",
  maxBytes,
  bytesOf: ({ product }) => productBytes + (product ? (product.title.length + product.image.length) * 2 : 0),
});

/**
 * Visible products by their ids, in this order; those that were deleted are left out. What is typed letter by letter
 * finds many of them again: only those that are not in memory are read, by one command.
 */
export async function suggestedProducts(ids: readonly string[]): Promise<SuggestedProduct[]> {
  const missing: string[] = [];
  let loaded: Promise<Map<string, SuggestedProduct>> | undefined;
  const load = async () =>
    new Map((await loadInOrder<SuggestedProduct>(missing, fields)).map((product) => [product._id.toString(), product]));
  const found = ids.map((id) =>
    cached.get(id, async () => {
      missing.push(id);
      // Once all of them have been looked up.
      loaded ??= Promise.resolve().then(load);
      return { value: { product: (await loaded).get(id) ?? null }, tags: [allAnswers, productAnswers(id)] };
    }),
  );
  return (await Promise.all(found)).flatMap(({ product }) => product ?? []);
}
