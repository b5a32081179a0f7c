import { AddProduct, EditProduct } from "@/lib/catalog/admin-schema";
import { AppError, type Issue } from "@/lib/http/errors";
import { issuesOf } from "@/lib/http/server/parse";
import { sentences } from "@/lib/http/server/sentences";
import type { StoredProduct } from "@/models/product";
import { differences, edited, readable, type Typed, typedOf } from "../edits";
import { toProduct } from "../product-shape";
import { type CsvColumn, type CsvRow, csvColumns, metaColumns, rowOf } from "./rows";

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

/** The columns named by a file's first line. @throws AppError invalid for an unknown or repeated column */
export function readColumns(names: readonly string[]): CsvColumn[] {
  return names.map((name, index) => {
    const column = csvColumns.find((known) => known.toLowerCase() === name.trim().toLowerCase());
    if (!column) throw fileError(1, `Unknown column "${name}". Known columns: ${csvColumns.join(", ")}.`);
    if (names.findIndex((other) => other.trim().toLowerCase() === column.toLowerCase()) !== index) {
      throw fileError(1, `Column "${column}" appears twice.`);
    }
    return column;
  });
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
    const [column = "", at] = field.split(".");
    const cell = byName[column]?.trim() ?? "";
    const value = at === undefined ? cell : (cell.split(/[\s,]+/).filter(Boolean)[Number(at)] ?? cell);
    if (!value) return { field: column, reason };
    const told = reason.replace(/^must be one of /, "is none of ");
    const hint = column === "size" ? "; separate sizes by a space" : "";
    return { field: column, reason: `${quoted(value)} ${told}${hint}` };
  });
}

/** The outcome of a row without an id: a new product. */
export function planNew(cells: Cells): Planned {
  const given = Object.fromEntries(Object.entries(cells).filter(([column]) => !metaColumns.has(column)));
  const parsed = AddProduct.safeParse(given, sentences);
  if (!parsed.success) return { kind: "wrong", issues: withValues(issuesOf(parsed.error), cells) };
  return { kind: "add", body: parsed.data, after: readable(typedOf(parsed.data)) };
}

/**
 * The outcome of a row for an existing product. Only cells that differ from what an export would write now are
 * validated, so that importing an unchanged export never changes or rejects anything, whatever the product is like.
 */
export function planEdit(cells: Cells, stored: StoredProduct): Planned {
  const now = rowOf(toProduct(stored));
  const stockSeen = cells.stockSeen || now.stock;
  // Pieces sold since the export don't count as a change.
  const known = { ...now, stock: stockSeen };
  const given = csvColumns.filter(
    (column) => !metaColumns.has(column) && cells[column] !== undefined && cells[column] !== known[column],
  );
  if (given.length === 0) return { kind: "same" };
  const parsed = EditProduct.safeParse(
    {
      ...Object.fromEntries(given.map((column) => [column, cells[column]])),
      ...(given.includes("stock") && { stockSeen }),
      version: stored.version,
    },
    sentences,
  );
  if (!parsed.success) return { kind: "wrong", issues: withValues(issuesOf(parsed.error), cells) };
  try {
    const changes = differences(stored, edited(stored, parsed.data));
    if (!changes) return { kind: "same" };
    if (cells.version && cells.version.trim() !== now.version) {
      const reason = `${quoted(stored.title)} was changed in the shop since the export: it has version ${now.version}, the file ${cells.version}. Export the products again, make the change in that file and import it`;
      return { kind: "wrong", issues: [{ field: "version", reason }] };
    }
    return { kind: "edit", edit: parsed.data, ...changes };
  } catch (error) {
    if (error instanceof AppError && error.issues) return { kind: "wrong", issues: withValues(error.issues, cells) };
    throw error;
  }
}
