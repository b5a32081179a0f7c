/** The sort orders of the admin's product list; the first one is the default. */
export const adminSorts = [
  { id: "newest", label: "Newest first" },
  { id: "title", label: "Title: A to Z" },
  { id: "price", label: "Price: Low to High" },
  { id: "stock", label: "Stock: Low to High" },
] as const;

/** The stock filters of the admin's list. */
export const stockStates = [
  { id: "low", label: "Low or out" },
  { id: "out", label: "Out of stock" },
] as const;

/** The filters of the admin's list by what is missing for the tax. */
export const hsnStates = [{ id: "none", label: "Missing" }] as const;
