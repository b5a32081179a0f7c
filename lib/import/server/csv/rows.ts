import { cellText, typedText } from "@/lib/catalog/admin/product-fields";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import type { Trader } from "@/lib/catalog/goods";
import type { FactValues, StockBySize } from "@/lib/catalog/options";
import { mapKeys } from "@/lib/keys";
import { type Cells, type CsvRow, factColumn, fieldColumns, stockColumn } from "./columns";

/**
 * A product as a row. Prices have two decimals, the sale price is empty when there is none, sizes are separated by
 * spaces. `stockSeen` is all pieces, or where sizes have their own "s:3,m:0".
 */
export function rowOf(product: AdminProduct): CsvRow {
  return {
    _id: product._id,
    version: String(product.version),
    stockSeen: typedText("stockBySize", product) || String(product.stock),
    ...mapKeys(fieldColumns, (name) => cellText(name, product)),
    ...traderCells("maker", product.maker),
    ...traderCells("importer", product.importer),
    net_quantity: product.netQuantity,
    ...factCells(product.facts),
    ...stockCells(product.stockBySize),
  };
}

/** The cells of a name and an address; both empty for nobody. */
function traderCells<Field extends "maker" | "importer">(field: Field, trader: Trader | null) {
  const cells = { [`${field}_name`]: trader?.name ?? "", [`${field}_address`]: trader?.address ?? "" };
  return cells as Record<`${Field}_${"name" | "address"}`, string>;
}

function factCells(facts: FactValues): Cells {
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [factColumn(fact), value]));
}

/** The cells of the pieces of each size; none for a pool. */
export function stockCells(stockBySize: StockBySize | null): Cells {
  return Object.fromEntries(
    Object.entries(stockBySize ?? {}).map(([size, pieces]) => [stockColumn(size), `${pieces}`]),
  );
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
