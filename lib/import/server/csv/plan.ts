import { AddProduct, EditProduct } from "@/lib/catalog/admin/schema";
import { differences, edited, readable, type Typed, typedOf } from "@/lib/catalog/server/edits";
import { toAdminProduct } from "@/lib/catalog/server/product-shape";
import { AppError, type Issue } from "@/lib/errors";
import { issuesOf } from "@/lib/http/server/parse";
import { sentences } from "@/lib/http/server/sentences";
import { keysOf } from "@/lib/keys";
import type { StoredProduct } from "@/models/product";
import { isSameCell, readCells } from "./cells";
import {
  type Cells,
  type CsvColumn,
  type CsvRow,
  isFactColumn,
  isGoodsColumn,
  isMetaColumn,
  isStockColumn,
  subjectOf,
} from "./columns";
import { cellIssues } from "./issues";
import { quoted } from "./messages";
import { rowOf } from "./rows";
import { piecesOf, stockEdit, withStockSeen } from "./stock-cells";

/** The outcome of a row. */
export type Planned =
  | { kind: "same" }
  | { kind: "wrong"; issues: Issue[] }
  | ({ kind: "add"; body: AddProduct; after: Typed } & NamedPicture)
  | ({ kind: "edit"; edit: EditProduct; before: Partial<Typed>; after: Partial<Typed> } & NamedPicture);

/** The picture as named in the row, when it is stored under a URL of the shop's own. */
type NamedPicture = { picture?: string };

/** The cells of fields that are a column each. */
function fieldCells(cells: Cells, columns: readonly CsvColumn[]): Record<string, string> {
  const isField = (column: CsvColumn) => !isMetaColumn(column) && !isStockColumn(column) && !isFactColumn(column);
  const fields = columns.filter(isField).map((column) => [column, cells[column] ?? ""] as const);
  return Object.fromEntries(fields.filter(([column]) => !isGoodsColumn(column)));
}

/**
 * What the cells of a row say of its maker, importer and quantity, as it is sent: a name without an address, or the other
 * way round, is one with what is known.
 */
function goodsIn(cells: Cells, columns: readonly CsvColumn[], known: Cells = {}): Record<string, unknown> {
  const cell = (column: CsvColumn) => (cells[column] ?? known[column] ?? "").trim();
  const trader = (field: "maker" | "importer") => {
    const [name, address] = [cell(`${field}_name`), cell(`${field}_address`)];
    const isGiven = columns.includes(`${field}_name`) || columns.includes(`${field}_address`);
    return isGiven ? { [field]: name || address ? { name, address } : null } : {};
  };
  const quantity = columns.includes("net_quantity") ? { netQuantity: cell("net_quantity") } : {};
  return { ...trader("maker"), ...trader("importer"), ...quantity };
}

/** The cells of facts, as they are sent; undefined without any. */
function factsOf(cells: Cells, columns: readonly CsvColumn[]): Record<string, string> | undefined {
  const facts = columns.filter(isFactColumn).map((column) => [subjectOf(column), cells[column]?.trim() ?? ""]);
  return facts.length > 0 ? Object.fromEntries(facts) : undefined;
}

/** A row with cells that have no meaning is wrong, whatever else is: what follows from them is left out. */
function withIssues(planned: Planned, issues: readonly Issue[]): Planned {
  if (issues.length === 0) return planned;
  const others = planned.kind === "wrong" ? planned.issues : [];
  const follows = ({ field }: Issue) => field === "size" || field.startsWith("stock");
  return { kind: "wrong", issues: [...issues, ...others.filter((issue) => !follows(issue))] };
}

/** The outcome of a row without an id: a new product. */
export function planNew(raw: Cells): Planned {
  const { cells, issues } = readCells(raw);
  return withIssues(newFrom(cells), issues);
}

function newFrom(cells: Cells): Planned {
  const stockBySize = piecesOf(cells);
  const facts = factsOf(
    cells,
    keysOf(cells).filter((column) => cells[column]?.trim()),
  );
  const { stock = "", image, ...others } = fieldCells(cells, keysOf(cells));
  const hasStock = cells.stock !== undefined && (!stockBySize || stock.trim() !== "");
  const hasImage = image !== undefined && (image.trim() !== "" || !cells.images?.trim());
  const body = {
    ...others,
    ...goodsIn(cells, keysOf(cells)),
    ...(facts && { facts }),
    ...(hasImage && { image }),
    ...(hasStock && { stock }),
    ...(stockBySize && { stockBySize }),
  };
  const parsed = AddProduct.safeParse(body, sentences);
  if (!parsed.success) return { kind: "wrong", issues: cellIssues(issuesOf(parsed.error), cells) };
  return wrongIfRefused(cells, () => ({ kind: "add", body: parsed.data, after: readable(typedOf(parsed.data)) }));
}

/** A row that the rules of products refuse is wrong. */
function wrongIfRefused(cells: Cells, plan: () => Planned): Planned {
  try {
    return plan();
  } catch (error) {
    if (error instanceof AppError && error.issues) return { kind: "wrong", issues: cellIssues(error.issues, cells) };
    throw error;
  }
}

/**
 * The outcome of a row for an existing product. Only cells that differ from what an export would write now are
 * validated, so that importing an unchanged export never changes or rejects anything, whatever the product is like.
 */
export function planEdit(raw: Cells, stored: StoredProduct): Planned {
  const now = rowOf(toAdminProduct(stored));
  const { cells, issues } = readCells(raw, now);
  return withIssues(editFrom(cells, now, stored), issues);
}

function editFrom(cells: Cells, now: CsvRow, stored: StoredProduct): Planned {
  const known = withStockSeen(now, cells);
  const given = keysOf(cells).filter((column) => {
    const cell = cells[column];
    return cell !== undefined && !isSameCell(cell, known[column] ?? "") && !isMetaColumn(column);
  });
  if (given.length === 0) return { kind: "same" };
  const stock = stockEdit(cells, known, given, stored);
  if ("field" in stock) return { kind: "wrong", issues: [stock] };
  const facts = factsOf(cells, given);
  const { stock: _stock, image: _image, ...fields } = fieldCells(cells, given);
  const body = {
    ...fields,
    ...goodsIn(cells, given, known),
    ...(facts && { facts }),
    ...imagesEdit(cells, now, given),
    ...stock,
    version: stored.version,
  };
  const parsed = EditProduct.safeParse(body, sentences);
  if (!parsed.success) return { kind: "wrong", issues: cellIssues(issuesOf(parsed.error), cells) };
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

/** What a row changes of the pictures. Without `images` only the main one changes; emptied, it becomes the only one. */
function imagesEdit(cells: Cells, now: CsvRow, given: readonly CsvColumn[]): object {
  if (!given.includes("image") && !given.includes("images")) return {};
  const image = cells.image?.trim() || undefined;
  if (cells.images?.trim()) return { images: cells.images, ...(image && { image }) };
  return given.includes("images") ? { images: [image ?? now.image] } : { image: cells.image };
}
