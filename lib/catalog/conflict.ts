import { mapKeys } from "@/lib/keys";
import type { AdminProduct } from "./admin-schema";
import { type FieldName, type FieldValues, fieldNames, productFields, shownText, typedText } from "./product-fields";

/** What a form holds of a product: texts, as they are typed. */
export type ProductFields = Record<FieldName, string>;

/** A product as the form holds it. */
export function fieldsOf(product: FieldValues): ProductFields {
  return mapKeys(fieldNames, (name) => typedText(name, product));
}

/** What was typed that differs from the product it was typed over. */
export function changedFields(original: AdminProduct, typed: ProductFields): Partial<ProductFields> {
  const before = fieldsOf(original);
  return mapKeys(
    fieldNames.filter((name) => typed[name].trim() !== before[name]),
    (name) => typed[name],
  );
}

/** One field that two admins see differently. */
export interface ConflictRow {
  label: string;
  /** How it was when the second opened the form. */
  before: string;
  /** How it is in the shop now. */
  theirs: string;
  /** What the second typed; null when they left it as it was. */
  yours: string | null;
}

/**
 * What differs when somebody else changed a product (`original`, now `fresh`) while one typed. Stock stands in no row
 * of theirs unless it was typed: orders change it too, and it is applied as a difference.
 */
export function conflictRows(original: AdminProduct, fresh: AdminProduct, typed: ProductFields): ConflictRow[] {
  const [before, theirs] = [fieldsOf(original), fieldsOf(fresh)];
  const yours = changedFields(original, typed);
  return fieldNames
    .filter((name) => yours[name] !== undefined || (name !== "stock" && before[name] !== theirs[name]))
    .map((name) => {
      const mine = yours[name];
      return {
        label: productFields[name].label,
        before: shownText(name, before[name]),
        theirs: shownText(name, theirs[name]),
        yours: mine === undefined ? null : shownText(name, mine),
      };
    });
}
