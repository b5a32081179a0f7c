import type { AdminProduct } from "@/lib/catalog/admin-schema";
import { keysOf, mapKeys } from "@/lib/keys";
import { cellText, type FieldName, fieldNames } from "../../product-fields";

/** What a row was when it was exported. */
const exported = {
  _id: ({ _id }: AdminProduct) => _id,
  version: ({ version }: AdminProduct) => String(version),
  stockSeen: ({ stock }: AdminProduct) => String(stock),
};

export type CsvColumn = FieldName | keyof typeof exported;

/** What describes a row and is not itself changed. */
export const metaColumns: ReadonlySet<string> = new Set(Object.keys(exported));

/** The columns of a file of products: the fields in the order of the form, the long address of the picture last. */
export const csvColumns: readonly CsvColumn[] = [
  "_id",
  "version",
  ...fieldNames.flatMap((name): CsvColumn[] =>
    name === "image" ? [] : name === "stock" ? [name, "stockSeen"] : [name],
  ),
  "image",
];

/** The cells of a row as texts, without the guard. */
export type CsvRow = Record<CsvColumn, string>;

/** A product as a row. Prices have two decimals, the sale price is empty when there is none, sizes stand with spaces between them. */
export function rowOf(product: AdminProduct): CsvRow {
  const fields = mapKeys(fieldNames, (name) => cellText(name, product));
  return { ...fields, ...mapKeys(keysOf(exported), (column) => exported[column](product)) };
}

/** What table programs take for the beginning of a formula, full-width signs too; also behind quotes that guard it already. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** A text that no table program runs as a formula. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** What guardCell was given. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
