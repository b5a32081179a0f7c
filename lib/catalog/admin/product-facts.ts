import { entryOf, kindOf, lists } from "../lists/current";
import { type FactValues, labelOf } from "../options";
import type { AdminProduct } from "./schema";

/** Facts as form values: a text for each fact that there is, "" where the product has none. */
export type TypedFacts = Record<string, string>;

/** The facts of a product as form values. */
export function typedFacts(facts: FactValues): TypedFacts {
  return { ...Object.fromEntries(lists().facts.map(({ id }) => [id, ""])), ...facts };
}

/**
 * Whether a fact is a field of the form: its kind has it, or no longer has it while the product still does.
 * @param stored what the product has; null for a new one
 */
export function isField(id: string, kind: string, stored: Pick<AdminProduct, "kind" | "facts"> | null): boolean {
  return isOfKind(id, kind) || (kind === stored?.kind && Boolean(stored.facts[id]));
}

/** Whether the products of a kind have a fact. */
export const isOfKind = (id: string, kind: string) => kindOf(kind)?.facts.includes(id) ?? false;

/** The filled-in facts that a kind lacks: they go when the product is saved with it. */
export function lostFacts(kind: string, facts: TypedFacts): string[] {
  const own = kindOf(kind)?.facts ?? [];
  return keysWithText(facts).filter((id) => !own.includes(id));
}

function keysWithText(facts: TypedFacts): string[] {
  return Object.keys(facts).filter((id) => facts[id]?.trim());
}

/** The label of a fact; its id when no list has it. */
export const factLabel = (id: string) => labelOf(lists().facts, id);

/** A value of a fact as it is read: the label of its option, or its text; "none" for "". */
export function factText(id: string, value: string): string {
  if (value.trim() === "") return "none";
  return labelOf(entryOf(lists().facts, id)?.options ?? [], value);
}
