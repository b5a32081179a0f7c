import type { ListId } from "./schema";

/** What the entries of a list are called: one, and several. */
export const listWords: Record<ListId, { one: string; many: string }> = {
  categories: { one: "category", many: "categories" },
  kinds: { one: "kind", many: "kinds" },
  brands: { one: "brand", many: "brands" },
  sizeSets: { one: "size set", many: "size sets" },
  facts: { one: "fact", many: "facts" },
};
