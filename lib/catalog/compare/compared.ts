import type { Product } from "../schema";
import { storeComparison, storedComparison } from "./storage";

/** How many products stand side by side at most. */
export const maxCompared = 3;

/** The products that this browser compares, all of one kind, in the order in which they were chosen. */
export interface Comparison {
  kind: string;
  ids: readonly string[];
}

const none: Comparison = { kind: "", ids: [] };

/** What must be alike: the kind of products, of those without one the category. */
export function comparedKind({ kind, category }: Pick<Product, "kind" | "category">): string {
  return kind || category;
}

/** The ids in a text "id,id", each once; what is no id is left out. */
export function comparedIds(text: string): string[] {
  return [...new Set(text.split(","))].filter((id) => /^[0-9a-f]{24}$/.test(id));
}

/** A comparison as it is stored, "jeans:id,id"; any other text is an empty one. */
export function comparisonIn(text: string): Comparison {
  const [kind = "", ids = ""] = text.split(":");
  const chosen = comparedIds(ids).slice(0, maxCompared);
  return kind && chosen.length > 0 ? { kind, ids: chosen } : none;
}

/** Stores a comparison in this browser. */
function store({ kind, ids }: Comparison): void {
  storeComparison(ids.length > 0 ? `${kind}:${ids.join()}` : "");
}

/** What came of choosing a product: `full` and `otherKind` change nothing. */
export type Choice = "chosen" | "full" | "otherKind";

/** Adds a product to a comparison; one that is in it already stays where it is. */
export function withProduct(
  { kind, ids }: Comparison,
  product: Pick<Product, "_id" | "kind" | "category">,
): { choice: Choice; comparison: Comparison } {
  const own = comparedKind(product);
  const before = { kind, ids };
  if (ids.includes(product._id)) return { choice: "chosen", comparison: before };
  if (ids.length > 0 && kind !== own) return { choice: "otherKind", comparison: before };
  if (ids.length >= maxCompared) return { choice: "full", comparison: before };
  return { choice: "chosen", comparison: { kind: own, ids: [...ids, product._id] } };
}

/** Chooses a product for the comparison of this browser. */
export function chooseCompared(product: Pick<Product, "_id" | "kind" | "category">): Choice {
  const { choice, comparison } = withProduct(comparisonIn(storedComparison()), product);
  if (choice === "chosen") store(comparison);
  return choice;
}

/** Takes products out of the comparison of this browser. */
export function removeCompared(...gone: string[]): void {
  const { kind, ids } = comparisonIn(storedComparison());
  store({ kind, ids: ids.filter((id) => !gone.includes(id)) });
}

/** The address of a comparison, which can be shared. */
export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/shop/compare?ids=${ids.join()}` : "/shop/compare";
}
