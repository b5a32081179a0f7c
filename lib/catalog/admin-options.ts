/** The orders of the admin's list of products, the first one unless another is chosen. */
export const adminSorts = [
  { id: "newest", label: "Newest first" },
  { id: "title", label: "Title: A to Z" },
  { id: "price", label: "Price: Low to High" },
  { id: "stock", label: "Stock: Low to High" },
] as const;

/** What of the stock the admin's list can be narrowed to. */
export const stockStates = [
  { id: "low", label: "Low or out" },
  { id: "out", label: "Out of stock" },
] as const;
