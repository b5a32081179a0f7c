import type { Issue } from "@/lib/errors";
import { type Cells, factColumn, isFactColumn, stockColumn } from "./columns";
import { quoted } from "./messages";

/** The issues of cells, each with its column, the invalid value and what to do: `"ten" must be an amount in rupees`. */
export function cellIssues(issues: readonly Issue[], cells: Cells): Issue[] {
  const byName: Partial<Record<string, string>> = cells;
  return issues.map(({ field, reason }) => {
    const [column = "", at] = columnOf(field).split(".");
    const cell = byName[column]?.trim() ?? "";
    const value = at === undefined ? cell : (cell.split(/[\s,]+/).filter(Boolean)[Number(at)] ?? cell);
    return { field: column, reason: value ? reasonWith(column, value, reason) : withoutValue(column, reason) };
  });
}

/** The column of a field; each fact has one, and the pieces of each size. */
function columnOf(field: string): string {
  const [name, part] = [field.split(".", 1)[0], field.slice(field.indexOf(".") + 1)];
  if (field === "netQuantity") return "net_quantity";
  if (name === "maker" || name === "importer") return `${name}_${part === "address" ? "address" : "name"}`;
  if (field === "stockBySize") return stockColumn("*");
  if (name === "stockBySize") return stockColumn(part);
  return name === "facts" ? factColumn(part) : field;
}

function withoutValue(column: string, reason: string): string {
  const sizes = /^must have each size of the product and no other: (.*)$/.exec(reason)?.[1];
  if (column !== stockColumn("*") || !sizes) return reason;
  return `must have the pieces of each size of the product: fill ${sizes.split(", ").map(stockColumn).join(", ")}, and no other`;
}

function reasonWith(column: string, value: string, reason: string): string {
  if (column === "kind") return `${quoted(value)} is no kind; add it to the catalogue first, or leave the cell empty`;
  if (column === "size") return sizeReason(value, reason);
  if (isFactColumn(column) && reason === "needs a kind") return `${quoted(value)} needs a kind in the column kind`;
  if (isFactColumn(column) && reason === "is no fact of this kind") {
    return `${quoted(value)} is for a fact that this kind does not have; leave the cell empty, or add the fact to the kind`;
  }
  const told = reason.replace(/^must be one of /, "is none of ");
  const isAmount = column === "price" || column === "saleprice";
  return `${quoted(value)} ${told}${isAmount && value.includes(",") ? "; write it without commas, like 1499.50" : ""}`;
}

function sizeReason(value: string, reason: string): string {
  if (reason.endsWith("is hidden")) return `${reason}; show it in the catalogue, or leave it out`;
  if (reason.startsWith("does not fit stockBySize")) {
    const columns = value
      .split(/[\s,]+/)
      .map(stockColumn)
      .join(", ");
    return `${quoted(value)} are other sizes than those with pieces: fill ${columns} too`;
  }
  const hint = reason.startsWith("must be among") ? "; write sizes of this set, or another kind" : "";
  return `${quoted(value)} ${reason}${hint}`;
}
