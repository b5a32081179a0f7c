import { type FieldName, fieldNames } from "@/lib/catalog/admin/product-fields";
import { lists, sizeEntryOf, sortSizes } from "@/lib/catalog/lists/current";
import { labelKey } from "@/lib/catalog/lists/label-key";
import type { Size } from "@/lib/catalog/options";
import { oldSizes } from "@/lib/catalog/stock";
import { fileError } from "./messages";
import { idNamed, sizesNamed } from "./names";

/** Columns that describe a row and are never changed by an import: the state of the product when it was exported. */
const metaColumns = ["_id", "version", "stockSeen"] as const;

type ManyColumns = "stockBySize" | "facts" | "maker" | "importer" | "netQuantity";
const isManyColumns = (name: FieldName): name is ManyColumns =>
  ["stockBySize", "facts", "maker", "importer", "netQuantity"].includes(name);

/** The columns of fields that are called otherwise in files, and of those that have a name and an address. */
const goodsColumns = {
  maker: ["maker_name", "maker_address"],
  importer: ["importer_name", "importer_address"],
  netQuantity: ["net_quantity"],
} as const;
type GoodsColumn = (typeof goodsColumns)[keyof typeof goodsColumns][number];

/** The fields that are a column each; facts and the pieces of sizes have a column for each fact and size. */
export const fieldColumns = fieldNames.filter((name): name is FieldColumn => !isManyColumns(name));

type FieldColumn = Exclude<FieldName, ManyColumns>;
type FixedColumn = FieldColumn | GoodsColumn | (typeof metaColumns)[number];
type FactColumn = `fact_${string}`;
/** The pieces of a size; all are empty for a product with one pool. */
type StockColumn = `stock_${string}`;
export type CsvColumn = FixedColumn | FactColumn | StockColumn;

/** The cells of a row as text, without the guard; those of facts and sizes that the product lacks may be missing. */
export type CsvRow = Record<FixedColumn, string> & { [column: FactColumn | StockColumn]: string };

/** The cells of a row; columns that the file lacks are left unchanged. */
export type Cells = Partial<CsvRow>;

export const factColumn = (fact: string): FactColumn => `fact_${fact}`;
export const stockColumn = (size: Size): StockColumn => `stock_${size}`;
export const isFactColumn = (column: string): column is FactColumn => column.startsWith("fact_");
const ofGoods: readonly string[] = Object.values(goodsColumns).flat();
export const isGoodsColumn = (column: string) => ofGoods.includes(column);
export const isMetaColumn = (column: string) => metaColumns.some((meta) => meta === column);
export const isStockColumn = (column: string): column is StockColumn => column.startsWith("stock_");
/** The fact or size of such a column. */
export const subjectOf = (column: FactColumn | StockColumn): string => column.slice(column.indexOf("_") + 1);

const fixedColumns: readonly FixedColumn[] = [...metaColumns, ...fieldColumns, ...Object.values(goodsColumns).flat()];
const fixedByKey = new Map(fixedColumns.map((column) => [column.toLowerCase(), column]));

/**
 * The columns of a file with these facts and sizes, and the six letters: the fields in the order of the form, with the
 * long picture URLs last. Facts and sizes that no list has are left out.
 */
export function columnsWith(used: { facts: ReadonlySet<string>; sizes: ReadonlySet<Size> }): CsvColumn[] {
  const facts = lists().facts.filter(({ id }) => used.facts.has(id));
  const others = [...used.sizes].filter((id) => sizeEntryOf(id) && !oldSizes.some((old) => old === id));
  return [
    "_id",
    "version",
    ...fieldNames.flatMap((name): CsvColumn[] => {
      if (name === "image" || name === "images" || name === "stockBySize") return [];
      if (name in goodsColumns) return [...goodsColumns[name as keyof typeof goodsColumns]];
      if (isManyColumns(name) && name !== "facts") return [];
      if (name === "facts") return facts.map(({ id }) => factColumn(id));
      return name === "stock" ? [name, "stockSeen", ...[...oldSizes, ...sortSizes(others)].map(stockColumn)] : [name];
    }),
    "image",
    "images",
  ];
}

/**
 * The column with this name. Facts and sizes are named by their ids or labels; the column of a label that several sizes
 * have keeps it, and each row says which size it is: see readCells.
 */
function columnNamed(name: string): CsvColumn | undefined {
  const [, prefix, subject = ""] = /^(fact|stock)_(.*)$/.exec(labelKey(name)) ?? [];
  if (prefix === "fact") {
    const fact = idNamed("facts", subject);
    return fact === undefined ? undefined : factColumn(fact);
  }
  if (prefix !== "stock") return fixedByKey.get(labelKey(name));
  const [size, another] = sizesNamed(subject);
  return size === undefined ? undefined : stockColumn(another ? labelKey(subject) : size);
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
    const column = labelKey(name) === "" ? null : columnNamed(name);
    if (column === undefined) throw fileError(line, `Unknown column "${name}". ${hintFor(name)}`);
    return column;
  });
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) throw fileError(line, `Column "${twice}" appears twice.`);
  return columns;
}

function hintFor(name: string): string {
  const fact = idNamed("facts", name);
  if (fact) return `The column of this fact is called ${factColumn(fact)}.`;
  const key = labelKey(name);
  if (isFactColumn(key)) return "The catalogue has no such fact: add it there first, or remove the column.";
  if (isStockColumn(key)) return "The catalogue has no such size: add it there first, or remove the column.";
  return `Known columns: ${fixedColumns.join(", ")}, fact_… with the id or label of a fact, stock_… with that of a size.`;
}
