import type { ListId } from "./schema";

/** What the entries of a list are called: one, and several. */
export const listWords: Record<ListId, { one: string; many: string }> = {
  categories: { one: "category", many: "categories" },
  kinds: { one: "kind", many: "kinds" },
  brands: { one: "brand", many: "brands" },
  sizeSets: { one: "size set", many: "size sets" },
  facts: { one: "fact", many: "facts" },
};

/** A number of things in words: "1 product", "1,200 products". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;
}
