import { cellText, type FieldName, fieldNames, typedText } from "@/lib/catalog/admin/product-fields";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import type { Size } from "@/lib/catalog/options";
import { oldSizes } from "@/lib/catalog/stock";
import { keysOf, mapKeys } from "@/lib/keys";

/** The state of a row when it was exported. */
const exported = {
  _id: ({ _id }: AdminProduct) => _id,
  version: ({ version }: AdminProduct) => String(version),
  /** All pieces, or where sizes have their own "s:3,m:0". */
  stockSeen: (product: AdminProduct) => typedText("stockBySize", product) || String(product.stock),
};

type StockColumn = `stock_${(typeof oldSizes)[number]}`;
export type CsvColumn = Exclude<FieldName, "stockBySize" | "facts"> | StockColumn | keyof typeof exported;

/** The column with the pieces of each size; all are empty for a product with one pool. */
export const stockColumns: readonly { size: Size; column: StockColumn }[] = oldSizes.map((size) => ({
  size,
  column: `stock_${size}`,
}));

export const isStockColumn = (column: string) => stockColumns.some((one) => one.column === column);

/** Columns that describe a row and are never changed by an import. */
export const metaColumns: ReadonlySet<string> = new Set(Object.keys(exported));

/** The fields that are a column each. */
const fieldColumns = fieldNames.filter((name) => name !== "stockBySize" && name !== "facts");

/** The columns of a CSV file of products: the fields in the order of the form, with the long picture URLs last. */
export const csvColumns: readonly CsvColumn[] = [
  "_id",
  "version",
  ...fieldColumns.flatMap((name): CsvColumn[] => {
    if (name === "image" || name === "images") return [];
    return name === "stock" ? [name, "stockSeen", ...stockColumns.map(({ column }) => column)] : [name];
  }),
  "image",
  "images",
];

/** The cells of a row as text, without the guard. */
export type CsvRow = Record<CsvColumn, string>;

/**
 * A product as a row. Prices have two decimals, the sale price is empty when there is none, sizes are separated by
 * spaces.
 */
export function rowOf(product: AdminProduct): CsvRow {
  const fields = mapKeys(fieldColumns, (name) => cellText(name, product));
  const pieces = stockColumns.map(({ size, column }) => [column, String(product.stockBySize?.[size] ?? "")]);
  return {
    ...fields,
    ...(Object.fromEntries(pieces) as Record<StockColumn, string>),
    ...mapKeys(keysOf(exported), (column) => exported[column](product)),
  };
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
