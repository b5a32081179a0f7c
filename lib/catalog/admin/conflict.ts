import { mapKeys } from "@/lib/keys";
import { type FieldName, type FieldValues, fieldNames, productFields, shownText, typedText } from "./product-fields";
import type { AdminProduct } from "./schema";

/** The form values of a product: texts, as typed. */
export type ProductFields = Record<FieldName, string>;

/** A product as form values. */
export function fieldsOf(product: FieldValues): ProductFields {
  return mapKeys(fieldNames, (name) => typedText(name, product));
}

/** The typed values that differ from the product they replace. */
export function changedFields(original: AdminProduct, typed: ProductFields): Partial<ProductFields> {
  const before = fieldsOf(original);
  return mapKeys(
    fieldNames.filter((name) => typed[name].trim() !== before[name]),
    (name) => typed[name],
  );
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

/**
 * The differences after somebody else changed a product (`original`, now `fresh`) during an edit. Stock is listed only
 * when it was typed: orders change it too, and it is applied as a difference.
 */
export function conflictRows(original: AdminProduct, fresh: AdminProduct, typed: ProductFields): ConflictRow[] {
  const [before, theirs] = [fieldsOf(original), fieldsOf(fresh)];
  const yours = changedFields(original, typed);
  return fieldNames
    .filter((name) => yours[name] !== undefined || (!name.startsWith("stock") && before[name] !== theirs[name]))
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
