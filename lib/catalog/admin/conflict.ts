import { pick } from "@/lib/keys";
import { lists } from "../lists/current";
import { factLabel, factText, lostFacts, type TypedFacts, typedFacts } from "./product-facts";
import { type FieldValues, productFields, shownText, type TextField, textFields, typedText } from "./product-fields";
import type { AdminProduct } from "./schema";
import { type TypedFields, textOf, typedFields } from "./typed-fields";

/** The form values of a product, as typed. */
export type ProductFields = TypedFields & { facts: TypedFacts };

/** A product as form values. */
export function fieldsOf(product: FieldValues): ProductFields {
  return { ...typedFields(product), facts: typedFacts(product.facts) };
}

/**
 * The typed values that differ from the product they replace; of its facts, those that do. Facts that another kind lacks
 * go with it, and are not sent.
 */
export function changedFields(original: AdminProduct, typed: ProductFields): Partial<ProductFields> {
  const before = typedFacts(original.facts);
  const texts = textFields.filter((name) => textOf(name, typed[name]) !== typedText(name, original));
  const facts = Object.keys(typed.facts).filter(
    (id) => typed.facts[id]?.trim() !== before[id] && !goneFacts(original, typed).includes(id),
  );
  return { ...pick(typed, texts), ...(facts.length > 0 && { facts: pick(typed.facts, facts) }) };
}

/** One field on which two admins differ. */
export interface ConflictRow {
  label: string;
  /** The value when the second admin opened the form. */
  before: string;
  /** The current value in the shop. */
  theirs: string;
  /** The value typed by the second admin; null when they left it unchanged. */
  yours: string | null;
}

/** Whether all that was typed is in the shop now: the answer to an earlier try was lost, or the other admin typed the same. */
export function isSavedAlready(original: AdminProduct, fresh: AdminProduct, typed: ProductFields): boolean {
  const typedRows = conflictRows(original, fresh, typed).filter(({ yours }) => yours !== null);
  return typedRows.length > 0 && typedRows.every(({ yours, theirs }) => yours === theirs);
}

/**
 * The differences after somebody else changed a product (`original`, now `fresh`) during an edit, each fact on its own.
 * Stock is listed only when it was typed: orders change it too, and it is applied as a difference.
 */
export function conflictRows(original: AdminProduct, fresh: AdminProduct, typed: ProductFields): ConflictRow[] {
  const before = (name: TextField) => typedText(name, original);
  const theirs = (name: TextField) => typedText(name, fresh);
  const yours = changedFields(original, typed);
  const texts = textFields
    .filter((name) => yours[name] !== undefined || (!name.startsWith("stock") && before(name) !== theirs(name)))
    .map((name) => {
      const mine = yours[name];
      return {
        label: productFields[name].label,
        before: shownText(name, before(name)),
        theirs: shownText(name, theirs(name)),
        yours: mine === undefined ? null : shownText(name, textOf(name, mine)),
      };
    });
  const facts = { before: typedFacts(original.facts), theirs: typedFacts(fresh.facts), yours: yours.facts ?? {} };
  return [...texts, ...factRows(facts, goneFacts(original, typed))];
}

/** The facts that go with the kind that was chosen instead. */
function goneFacts({ kind }: AdminProduct, typed: ProductFields): string[] {
  return typed.kind === kind ? [] : lostFacts(typed.kind, typed.facts);
}

interface FactsOf {
  before: TypedFacts;
  theirs: TypedFacts;
  yours: TypedFacts;
}

function factRows({ before, theirs, yours }: FactsOf, gone: readonly string[]): ConflictRow[] {
  return lists()
    .facts.map(({ id }) => id)
    .filter((id) => Object.hasOwn(yours, id) || (before[id] && gone.includes(id)) || before[id] !== theirs[id])
    .map((id) => {
      const mine = gone.includes(id) ? "" : Object.hasOwn(yours, id) ? yours[id] : undefined;
      return {
        label: factLabel(id),
        before: factText(id, before[id] ?? ""),
        theirs: factText(id, theirs[id] ?? ""),
        yours: mine === undefined ? null : factText(id, mine),
      };
    });
}
