import { discountPercent, paidPrice } from "../discount";
import type { Size, StockBySize } from "../options";
import { availability } from "../stock";
import { searchFields } from "./search/words";

interface Given {
  title: string;
  description: string;
  category: string;
  brand: string;
  kind?: string | undefined;
  /** Paise. */
  price: number;
  /** Paise; 0 when there is none. */
  saleprice: number;
  size: readonly Size[];
  stock: number;
  stockBySize?: StockBySize | null;
}

/** The derived fields of a stored product, used for sorting, filtering and searching. */
export function derivedFields(product: Given) {
  return {
    titleKey: product.title.toLowerCase(),
    pays: paidPrice(product),
    percent: discountPercent(product),
    ...availability(product),
    ...searchFields(product),
  };
}
