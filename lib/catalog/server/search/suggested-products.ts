import "server-only";
import { cachedProducts } from "../product-cache";
import type { ShownProduct } from "../product-shape";

const fields = { title: 1, image: 1, price: 1, saleprice: 1 } as const;

/** A product as suggestions show it. */
export type SuggestedProduct = Pick<ShownProduct, "_id" | keyof typeof fields>;

/** The overhead of a product in memory, in bytes. */
const productBytes = 200;

/**
 * Visible products by their ids, in this order; those that were deleted are left out. What is typed letter by letter
 * finds many of them again: some ten thousand are in memory.
 */
export const suggestedProducts = cachedProducts({
  name: "suggested products",
  fields,
  show: (product: SuggestedProduct) => product,
  maxBytes: 8 * 1024 * 1024,
  bytesOf: ({ title, image }) => productBytes + (title.length + image.length) * 2,
});
