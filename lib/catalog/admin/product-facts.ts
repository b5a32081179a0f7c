import { entryOf, kindOf, lists } from "../lists/current";
import { type FactValues, labelOf } from "../options";

/** Facts as form values: a text for each fact that there is, "" where the product has none. */
export type TypedFacts = Record<string, string>;

/** The facts of a product as form values. */
export function typedFacts(facts: FactValues): TypedFacts {
  return { ...Object.fromEntries(lists().facts.map(({ id }) => [id, ""])), ...facts };
}

/** Of typed facts, those that a kind has: the others are no fields of the form. */
export function factsOfKind(kind: string, facts: TypedFacts): TypedFacts {
  const own = kindOf(kind)?.facts ?? [];
  return Object.fromEntries(Object.entries(facts).filter(([id]) => own.includes(id)));
}

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
