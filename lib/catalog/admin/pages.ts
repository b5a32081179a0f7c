import type { PageOfList } from "@/lib/http/page-of-list";

/** The query key of the product lists. */
export const productsKey = ["admin-products"] as const;

/** The filters of the list and its order; empty texts are ignored. */
export interface ProductSearch {
  q: string;
  category: string;
  brand: string;
  kind: string;
  sizeSet: string;
  fact: string;
  stock: string;
  /** "none" for products without a code of goods. */
  hsn: string;
  sortBy: string;
  /** "true" for deleted products. */
  deleted: string;
}

/** A page of the products that a search finds, as the grid shows it. */
export function adminProducts(page: number, search: ProductSearch): PageOfList {
  return { key: productsKey, path: "/api/admin/products/get", limit: 24, page, search: { ...search } };
}
