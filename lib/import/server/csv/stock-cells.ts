import { isEntryId } from "@/lib/catalog/lists/ids";
import type { StockBySize } from "@/lib/catalog/options";
import { inSizeOrder, sumOf } from "@/lib/catalog/stock";
import type { Issue } from "@/lib/errors";
import { keysOf } from "@/lib/keys";
import type { StoredProduct } from "@/models/product";
import { type Cells, type CsvColumn, type CsvRow, isStockColumn, subjectOf } from "./columns";
import { stockCells } from "./rows";

/** The pieces of the sizes whose cells are filled; null when none is. */
export function piecesOf(cells: Cells): Record<string, string> | null {
  const filled = keysOf(cells).flatMap((column) => {
    const cell = isStockColumn(column) && cells[column]?.trim();
    return cell ? [[subjectOf(column), cell]] : [];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}

/** A row as it was exported: pieces sold since then don't count as a change. */
export function withStockSeen(now: CsvRow, { stockSeen }: Cells): CsvRow {
  const seen = stockSeen?.trim();
  if (!seen) return now;
  const stockBySize = stockBySizeSeen(seen);
  const known: Cells = {};
  for (const column of keysOf(now)) if (!isStockColumn(column)) known[column] = now[column];
  known.stock = stockBySize ? String(sumOf(stockBySize)) : seen;
  return Object.assign(known, stockCells(stockBySize)) as CsvRow;
}

/** The pieces of each size in a text like "uk-8:3,w-32:1"; null for those of a pool. */
function stockBySizeSeen(text: string): StockBySize | null {
  const parts = text.split(",").map((part) => part.split(":"));
  const isBySize = parts.every(([size = "", pieces = "", ...rest]) => {
    return isEntryId(size) && /^\d+$/.test(pieces) && rest.length === 0;
  });
  return isBySize ? inSizeOrder(Object.fromEntries(parts.map(([size, pieces]) => [size, Number(pieces)]))) : null;
}

/** What is known without the pieces of sizes that the row takes from the product: they need no column. */
function keptOf(known: CsvRow, { size = "" }: Cells, given: readonly CsvColumn[]): Cells {
  if (!given.includes("size")) return known;
  const sizes = size.split(/[\s,]+/);
  const isKept = (column: string) => !isStockColumn(column) || sizes.includes(subjectOf(column));
  return Object.fromEntries(Object.entries(known).filter(([column]) => isKept(column)));
}

/** What a row changes of the stock: the given columns of the cells, beside the stock that is known. */
export function stockEdit(
  cells: Cells,
  known: CsvRow,
  given: readonly CsvColumn[],
  stored: StoredProduct,
): object | Issue {
  const [cell, hasStock] = [cells.stock?.trim() ?? "", given.includes("stock")];
  const seen = piecesOf(known);
  if (given.some(isStockColumn)) {
    const stockBySize = piecesOf({ ...keptOf(known, cells, given), ...cells });
    if (!stockBySize) return { stockBySize, ...(hasStock && cell && { stock: cell, stockSeen: known.stock }) };
    return { stockBySize, stockSeen: known.stock, stockBySizeSeen: seen ?? undefined, ...(cell && { stock: cell }) };
  }
  if (!hasStock) return {};
  if (!stored.stockBySize) return { stock: cells.stock, stockSeen: known.stock };
  const isSum = cell === "" || cell === String(stored.stock);
  return isSum ? {} : { field: "stock", reason: `must be empty or ${known.stock}, the sum of the sizes` };
}
