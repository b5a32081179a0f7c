import { entryOf, kindOf, lists } from "./lists/current";
import { ids, labelOf } from "./options";
import type { Product } from "./schema";

/** A fact of a product as it is read: "Fabric", "Cotton". */
export interface ShownFact {
  id: string;
  label: string;
  value: string;
}

/**
 * The facts that a product has, in the order of its kind, and of the list where its kind has them no more. Of a fact
 * with options the value is the option's label, of others the text.
 */
export function shownFacts({ kind, facts }: Pick<Product, "kind" | "facts">): ShownFact[] {
  const all = lists().facts;
  return [...new Set([...(kindOf(kind)?.facts ?? []), ...ids(all)])].flatMap((id) => {
    const [fact, value] = [entryOf(all, id), Object.hasOwn(facts, id) ? facts[id] : ""];
    return fact && value ? [{ id, label: fact.label, value: labelOf(fact.options, value) }] : [];
  });
}
