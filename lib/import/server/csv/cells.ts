import { cleanNumber, cleanText } from "@/lib/clean-text";
import type { Issue } from "@/lib/errors";
import { keysOf } from "@/lib/keys";
import { type Cells, isFactColumn, isStockColumn, stockColumn, subjectOf } from "./columns";
import { quoted } from "./messages";
import { idNamed, type NamedList, optionNamed, readSizes, sizeOfKind, sizesNamed } from "./names";

/** The cells of a row with ids in place of labels, and what of them has no meaning. */
export interface ReadRow {
  cells: Cells;
  issues: Issue[];
}

type Reader = (cell: string) => string;

/** The id that a cell names; the cell itself when there is none. */
const one =
  (list: NamedList): Reader =>
  (cell) =>
    idNamed(list, cell) ?? cell;

const readers: Partial<Record<keyof Cells, Reader>> = {
  _id: cleanNumber,
  version: cleanNumber,
  stockSeen: cleanNumber,
  hsn: cleanNumber,
  category: one("categories"),
  kind: one("kinds"),
  brand: one("brands"),
  audience: one("audiences"),
  colour: one("colours"),
  origin: one("countries"),
  price: cleanNumber,
  saleprice: cleanNumber,
  stock: cleanNumber,
};

/**
 * The cells of a row as people write them, with ids in place of labels, and plain numbers.
 * @param now what an export would write for the product now; a cell that is the same is not read
 */
export function readCells(raw: Cells, now: Cells = {}): ReadRow {
  const kind = idNamed("kinds", raw.kind ?? now.kind ?? "") ?? "";
  const cells: Cells = {};
  const issues: Issue[] = [];
  for (const column of keysOf(raw)) {
    const cell = raw[column] ?? "";
    if (isStockColumn(column)) readPieces(column, cell, kind, { cells, issues });
    else if (cell === now[column]) cells[column] = cell;
    else if (column === "size") cells[column] = sizeCell(cell, kind, issues);
    else if (isFactColumn(column)) cells[column] = optionNamed(subjectOf(column), cell) ?? cell;
    // Every product is for somebody: an empty cell leaves it.
    else if (column !== "audience" || cell.trim() !== "") cells[column] = readers[column]?.(cell) ?? cell;
  }
  return { cells, issues };
}

/** How many wrong names of a cell are reported: a cell of another column may be long. */
const maxNamed = 10;

/** The sizes of a cell, separated by blanks. */
function sizeCell(cell: string, kind: string, issues: Issue[]): string {
  const { sizes, unknown, ambiguous } = readSizes(cell, kind);
  for (const name of unknown.slice(0, maxNamed)) {
    issues.push({
      field: "size",
      reason: `${quoted(name)} must be the id or label of a size in the catalogue; separate sizes by commas or blanks`,
    });
  }
  for (const { name, sizes: several } of ambiguous.slice(0, maxNamed)) {
    const reason = `${quoted(name)} is a size of several sets: write ${several.join(" or ")}, or a kind with one of them`;
    issues.push({ field: "size", reason });
  }
  return sizes.join(" ");
}

/** The pieces of a size. A column with the label of several sizes is that of the one that the row's kind has. */
function readPieces(column: `stock_${string}`, cell: string, kind: string, { cells, issues }: ReadRow): void {
  const several = sizesNamed(subjectOf(column));
  const size = several.length > 0 ? sizeOfKind(several, kind) : subjectOf(column);
  const own = size ? stockColumn(size) : column;
  const isFilled = cell.trim() !== "";
  if (!size && isFilled) {
    const columns = several.map(stockColumn).join(" or ");
    const reason = `${quoted(cell)} is for a size of several sets: name the column ${columns}, or write a kind with one of them`;
    issues.push({ field: column, reason });
  } else if (cells[own]?.trim() && isFilled) {
    issues.push({ field: own, reason: "is filled twice, under its label too; leave one of the cells empty" });
  } else if (size && (isFilled || cells[own] === undefined)) cells[own] = isFilled ? cleanNumber(cell) : "";
}

/** Whether two cells have the same text: what spreadsheets and clipboards do to blanks and line breaks is no difference. */
export function isSameCell(a: string, b: string): boolean {
  return a === b || plain(a) === plain(b);
}

const plain = (cell: string) => cleanText(cell).replace(/\r\n?/g, "\n");
