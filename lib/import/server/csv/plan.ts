import { AddProduct, EditProduct } from "@/lib/catalog/admin/schema";
import { sizeText } from "@/lib/catalog/options";
import { StockBySizeInput } from "@/lib/catalog/schema";
import { differences, edited, readable, type Typed, typedOf } from "@/lib/catalog/server/edits";
import { toAdminProduct } from "@/lib/catalog/server/product-shape";
import { sumOf } from "@/lib/catalog/stock";
import { cleanLine } from "@/lib/clean-text";
import { AppError, type Issue } from "@/lib/errors";
import { issuesOf } from "@/lib/http/server/parse";
import { sentences } from "@/lib/http/server/sentences";
import { pick } from "@/lib/keys";
import type { StoredProduct } from "@/models/product";
import { isSameCell } from "./cells";
import { type CsvColumn, type CsvRow, csvColumns, isStockColumn, metaColumns, rowOf, stockColumns } from "./rows";

/** The cells of a row; columns that the file lacks are left unchanged. */
export type Cells = Partial<CsvRow>;

/** The outcome of a row. */
export type Planned =
  | { kind: "same" }
  | { kind: "wrong"; issues: Issue[] }
  | ({ kind: "add"; body: AddProduct; after: Typed } & NamedPicture)
  | ({ kind: "edit"; edit: EditProduct; before: Partial<Typed>; after: Partial<Typed> } & NamedPicture);

/** The picture as named in the row, when it is stored under a URL of the shop's own. */
type NamedPicture = { picture?: string };

const spelled = (name: string) => cleanLine(name).trim().toLowerCase();

/** The column with this name, in any case; that of a size by its label too. */
function columnNamed(name: string): CsvColumn | undefined {
  const wanted = spelled(name);
  const sized = stockColumns.find(({ size }) => wanted === `stock_${sizeText(size).toLowerCase()}`);
  return csvColumns.find((known) => known.toLowerCase() === wanted) ?? sized?.column;
}

/** Whether a cell, quoted or not, is the name of a column. */
export function isColumn(cell: string): boolean {
  return columnNamed(cell.replace(/^\s*"|"\s*$/g, "")) !== undefined;
}

/**
 * The columns named by a file's line, null for one without a name.
 * @throws AppError invalid for an unknown or repeated column, or none
 */
export function readColumns(names: readonly string[], line = 1): (CsvColumn | null)[] {
  const columns = names.map((name) => {
    const column = spelled(name) === "" ? null : columnNamed(name);
    if (column === undefined)
      throw fileError(line, `Unknown column "${name}". Known columns: ${csvColumns.join(", ")}.`);
    return column;
  });
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) throw fileError(line, `Column "${twice}" appears twice.`);
  return columns;
}

/** For a file that can't be read any further; names the line. */
export function fileError(line: number, reason: string): AppError {
  return new AppError("invalid", `Line ${line}: ${reason}`, { issues: [{ field: `line ${line}`, reason }] });
}

/** How much of a value is quoted in a message, in characters. */
const quotedLength = 60;

/** A value as quoted in messages. */
export function quoted(value: string): string {
  return `"${value.length > quotedLength ? `${value.slice(0, quotedLength - 1)}…` : value}"`;
}

/** The issues of cells, each with the invalid value: `"petite" is none of xs, s, m`. */
function withValues(issues: readonly Issue[], cells: Cells): Issue[] {
  const byName: Partial<Record<string, string>> = cells;
  return issues.map(({ field, reason }) => {
    const [column = "", at] = columnOf(field).split(".");
    const cell = byName[column]?.trim() ?? "";
    const value = at === undefined ? cell : (cell.split(/[\s,]+/).filter(Boolean)[Number(at)] ?? cell);
    if (!value) return { field: column, reason };
    const told = reason.replace(/^must be one of /, "is none of ");
    return { field: column, reason: `${quoted(value)} ${told}${hintFor(column, value)}` };
  });
}

function hintFor(column: string, value: string): string {
  if (column === "size") return "; separate sizes by a space";
  const isAmount = column === "price" || column === "saleprice";
  return isAmount && value.includes(",") ? "; write it without commas, like 1499.50" : "";
}

/** The column of a field; the pieces of a size have one each. */
function columnOf(field: string): string {
  if (field === "stockBySize") return "stock_*";
  return field.replace(/^stockBySize\./, "stock_");
}

/** The pieces of the sizes whose cells are filled; null when none is. */
function piecesOf(cells: Cells): Record<string, string> | null {
  const filled = stockColumns.flatMap(({ size, column }) => {
    const cell = cells[column]?.trim();
    return cell ? [[size, cell]] : [];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}

/** The cells of the fields themselves. */
function fieldCells(cells: Cells, columns: readonly string[]): Record<string, string> {
  const isField = ([column]: [string, string]) => columns.includes(column) && !isStockColumn(column);
  return Object.fromEntries(Object.entries(cells).filter(isField));
}

/** The outcome of a row without an id: a new product. */
export function planNew(cells: Cells): Planned {
  const stockBySize = piecesOf(cells);
  const { stock = "", ...given } = fieldCells(
    cells,
    csvColumns.filter((column) => !metaColumns.has(column)),
  );
  const hasStock = cells.stock !== undefined && (!stockBySize || stock.trim() !== "");
  const { image, ...others } = given;
  const hasImage = image !== undefined && (image.trim() !== "" || !cells.images?.trim());
  const body = {
    ...others,
    ...(hasImage && { image }),
    ...(hasStock && { stock }),
    ...(stockBySize && { stockBySize }),
  };
  const parsed = AddProduct.safeParse(body, sentences);
  if (!parsed.success) return { kind: "wrong", issues: withValues(issuesOf(parsed.error), cells) };
  return wrongIfRefused(cells, () => ({ kind: "add", body: parsed.data, after: readable(typedOf(parsed.data)) }));
}

/** A row that the rules of products refuse is wrong. */
function wrongIfRefused(cells: Cells, plan: () => Planned): Planned {
  try {
    return plan();
  } catch (error) {
    if (error instanceof AppError && error.issues) return { kind: "wrong", issues: withValues(error.issues, cells) };
    throw error;
  }
}

/**
 * The outcome of a row for an existing product. Only cells that differ from what an export would write now are
 * validated, so that importing an unchanged export never changes or rejects anything, whatever the product is like.
 */
export function planEdit(cells: Cells, stored: StoredProduct): Planned {
  const now = rowOf(toAdminProduct(stored));
  const known = { ...now, ...stockSeenBy(cells, stored) };
  const given = csvColumns.filter((column) => {
    const cell = cells[column];
    return !metaColumns.has(column) && cell !== undefined && !isSameCell(cell, known[column]);
  });
  if (given.length === 0) return { kind: "same" };
  const stock = stockEdit(cells, known, given, stored);
  if ("field" in stock) return { kind: "wrong", issues: [stock] };
  const { stock: _stock, image: _image, ...fields } = fieldCells(cells, given);
  const body = { ...fields, ...imagesEdit(cells, now, given), ...stock, version: stored.version };
  const parsed = EditProduct.safeParse(body, sentences);
  if (!parsed.success) return { kind: "wrong", issues: withValues(issuesOf(parsed.error), cells) };
  return wrongIfRefused(cells, () => {
    const changes = differences(stored, edited(stored, parsed.data));
    if (!changes) return { kind: "same" };
    if (cells.version && cells.version.trim() !== now.version) {
      const reason = `${quoted(stored.title)} was changed in the shop since the export: it has version ${now.version}, the file ${cells.version}. Export the products again, make the change in that file and import it`;
      return { kind: "wrong", issues: [{ field: "version", reason }] };
    }
    const { stock: sum, ...edit } = parsed.data;
    return { kind: "edit", edit: edit.stockBySize || sum === undefined ? edit : parsed.data, ...changes };
  });
}

/** The stock that was exported: pieces sold since then don't count as a change. */
function stockSeenBy(cells: Cells, stored: StoredProduct): Partial<CsvRow> {
  if (!cells.stockSeen) return {};
  const stockBySize = StockBySizeInput.safeParse(cells.stockSeen).data ?? null;
  const stock = stockBySize ? sumOf(stockBySize) : 0;
  const seen = rowOf(toAdminProduct({ ...stored, stock, stockBySize }));
  const columns = stockColumns.map(({ column }) => column);
  return stockBySize ? pick(seen, ["stock", ...columns]) : { ...pick(seen, columns), stock: cells.stockSeen };
}

/** What a row changes of the pictures. Without `images` only the main one changes; emptied, it becomes the only one. */
function imagesEdit(cells: Cells, now: CsvRow, given: readonly CsvColumn[]): object {
  if (!given.includes("image") && !given.includes("images")) return {};
  const image = cells.image?.trim() || undefined;
  if (cells.images?.trim()) return { images: cells.images, ...(image && { image }) };
  return given.includes("images") ? { images: [image ?? now.image] } : { image: cells.image };
}

/** What a row changes of the stock: the given columns of the cells, beside the stock that is known. */
function stockEdit(cells: Cells, known: CsvRow, given: readonly CsvColumn[], stored: StoredProduct): object | Issue {
  const [cell, hasStock] = [cells.stock?.trim() ?? "", given.includes("stock")];
  const seen = piecesOf(known);
  if (given.some(isStockColumn)) {
    const stockBySize = piecesOf({ ...known, ...cells });
    if (!stockBySize) return { stockBySize, ...(hasStock && cell && { stock: cell, stockSeen: known.stock }) };
    return { stockBySize, stockSeen: known.stock, stockBySizeSeen: seen ?? undefined, ...(cell && { stock: cell }) };
  }
  if (!hasStock) return {};
  if (!stored.stockBySize) return { stock: cells.stock, stockSeen: known.stock };
  const isSum = cell === "" || cell === String(stored.stock);
  return isSum ? {} : { field: "stock", reason: `must be empty or ${known.stock}, the sum of the sizes` };
}
