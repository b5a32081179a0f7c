/** The fixed lists of the catalogue: ids as they are stored and sent, labels as they stand on screen. */
export const categories = [
  { id: "men", label: "Men" },
  { id: "women", label: "Women" },
  { id: "kids", label: "Kids" },
  { id: "accessories", label: "Accessories" },
  { id: "footwear", label: "Footwear" },
] as const;

export const brands = [
  { id: "nike", label: "Nike" },
  { id: "adidas", label: "Adidas" },
  { id: "puma", label: "Puma" },
  { id: "levis", label: "Levi's" },
  { id: "zara", label: "Zara" },
  { id: "h&m", label: "H&M" },
] as const;

export const sizes = [
  { id: "xs", label: "XS" },
  { id: "s", label: "S" },
  { id: "m", label: "M" },
  { id: "l", label: "L" },
  { id: "xl", label: "XL" },
  { id: "xll", label: "XXL" },
] as const;

export const sorts = [
  { id: "price_lowtohigh", label: "Price: Low to High" },
  { id: "price_hightolow", label: "Price: High to Low" },
  { id: "title_atoz", label: "Title: A to Z" },
  { id: "title_ztoa", label: "Title: Z to A" },
] as const;

export type Category = (typeof categories)[number]["id"];
export type Brand = (typeof brands)[number]["id"];
export type Size = (typeof sizes)[number]["id"];
export type SortId = (typeof sorts)[number]["id"];

export const defaultSort: SortId = "price_lowtohigh";

/** The ids of one of the lists above, typed. */
export function ids<const T extends readonly { id: string }[]>(options: T): T[number]["id"][] {
  return options.map((option) => option.id);
}

/** The label of an id; the id itself when it is none of the list. */
export function labelOf(options: readonly { id: string; label: string }[], id: string): string {
  return options.find((option) => option.id === id)?.label ?? id;
}
