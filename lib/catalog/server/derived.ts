import { paidPrice } from "../discount";
import { searchFields } from "./search/words";

interface Given {
  title: string;
  description: string;
  category: string;
  brand: string;
  /** Paise. */
  price: number;
  /** Paise; 0 when there is none. */
  saleprice: number;
}

/** The derived fields of a stored product, used for sorting and searching. */
export function derivedFields(product: Given): { titleKey: string; pays: number; words: string[] } {
  return { titleKey: product.title.toLowerCase(), pays: paidPrice(product), ...searchFields(product) };
}
