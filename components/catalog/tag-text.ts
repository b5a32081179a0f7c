import { saleDisplay } from "@/lib/catalog/discount";
import type { CardProduct } from "@/lib/catalog/schema";

/** The text of the tag on a product's picture; null for none. */
export function tagText(product: Pick<CardProduct, "stock" | "price" | "saleprice">): string | null {
  return product.stock <= 0 ? "Out of Stock" : saleDisplay(product).tag;
}
