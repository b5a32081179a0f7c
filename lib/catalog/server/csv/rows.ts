import type { AdminProduct } from "@/lib/catalog/admin-schema";
import { keysOf, mapKeys } from "@/lib/keys";
import { cellText, type FieldName, fieldNames } from "../../product-fields";

/** The state of a row when it was exported. */
const exported = {
  _id: ({ _id }: AdminProduct) => _id,
  version: ({ version }: AdminProduct) => String(version),
  stockSeen: ({ stock }: AdminProduct) => String(stock),
};

export type CsvColumn = FieldName | keyof typeof exported;

/** Columns that describe a row and are never changed by an import. */
export const metaColumns: ReadonlySet<string> = new Set(Object.keys(exported));

/** The columns of a CSV file of products: the fields in the order of the form, with the long picture URL last. */
export const csvColumns: readonly CsvColumn[] = [
  "_id",
  "version",
  ...fieldNames.flatMap((name): CsvColumn[] =>
    name === "image" ? [] : name === "stock" ? [name, "stockSeen"] : [name],
  ),
  "image",
];

/** The cells of a row as text, without the guard. */
export type CsvRow = Record<CsvColumn, string>;

/**
 * A product as a row. Prices have two decimals, the sale price is empty when there is none, sizes are separated by
 * spaces.
 */
export function rowOf(product: AdminProduct): CsvRow {
  const fields = mapKeys(fieldNames, (name) => cellText(name, product));
  return { ...fields, ...mapKeys(keysOf(exported), (column) => exported[column](product)) };
}

/**
 * What spreadsheet programs treat as the start of a formula, full-width signs included; also behind quotes that already
 * guard it.
 */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** Escapes a text so that no spreadsheet program runs it as a formula. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Reverses guardCell. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
