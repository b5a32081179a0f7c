import { keysOf } from "@/lib/keys";
import { sortSizes } from "../lists/current";
import { sizeText } from "../options";
import { cellOf, isMeasure, sizeTableOf } from "./size-guide";
import { measures, notes, type SizeTable, type SizeTableId, sizeTables } from "./size-tables";

/** A product's sizes with the body that each is made for, as it is read. */
export interface FitTable {
  id: SizeTableId;
  /** "Size", then what is measured: "Chest, cm". */
  columns: string[];
  /** For each size its name and its figures: "M", "94–102". */
  rows: string[][];
}

/** The table of a product's sizes in cm, the smallest first; null where no table covers them. */
export function fitTableOf(product: Parameters<typeof sizeTableOf>[0]): FitTable | null {
  const id = sizeTableOf(product);
  if (!id) return null;
  const table: SizeTable = sizeTables[id];
  const columns = keysOf(table.columns);
  const labels = columns.map((column) => (isMeasure(column) ? `${measures[column].label}, cm` : notes[column]));
  const rows = sortSizes(product.size).map((size) => [
    sizeText(size),
    ...columns.map((column) => cellOf(table, column, size, "cm")),
  ]);
  return { id, columns: ["Size", ...labels], rows };
}
