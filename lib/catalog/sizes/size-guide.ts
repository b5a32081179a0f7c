import { keysOf } from "@/lib/keys";
import { kindOf } from "../lists/current";
import type { Size } from "../options";
import { setTables } from "./set-tables";
import { type Column, letters, type Measure, measures, type SizeTable, type SizeTableId } from "./size-tables";

export type Unit = "cm" | "in";

/** Words of a kind or a title that say it is worn from the waist down, and those that say it is not, or not only. */
const bottoms =
  /\b(trouser|pant|jean|chino|short|bermuda|jogger|skirt|palazzo|legging|salwar|churidar|pyjama|dhoti)s?\b/i;
const tops =
  /\b(shirt|tee|top|polo|kurta|kurti|kameez|choli|blouse|jacket|bomber|bandi|hoodie|sweater|dress|suit|set)(?:e?s)?\b/i;

interface Worn {
  title: string;
  category: string;
  kind: string;
  size: readonly Size[];
}

/** Whether it is worn from the waist down: its kind says so, else its title. */
function isBottom({ kind, title }: Worn): boolean {
  const telling = [kind, kindOf(kind)?.label ?? "", title].find((text) => tops.test(text) || bottoms.test(text)) ?? "";
  return bottoms.test(telling) && !tops.test(telling);
}

/**
 * The table for a product's sizes: that of their set, and of letters one by its category, its kind and the words of its title.
 * Null where none covers them.
 */
export function sizeTableOf(product: Worn): SizeTableId | null {
  const { category, size } = product;
  const [first] = size;
  if (first === undefined) return null;
  if (!letters.includes(first)) return keysOf(setTables).find((id) => setTables[id].sizes.includes(first)) ?? null;
  switch (category) {
    case "men":
      return isBottom(product) ? "menBottoms" : "menTops";
    case "women":
      return isBottom(product) ? "womenBottoms" : "womenTops";
    case "kids":
      return "kids";
    case "footwear":
      return "shoes";
    default:
      return null;
  }
}

/** A length in inches: to half an inch, or to a tenth for feet. */
export function inInches(cm: number, measure: Measure): number {
  const parts = measure === "foot" ? 10 : 2;
  return Math.round((cm / 2.54) * parts) / parts;
}

/** Whether a column of a size table has lengths, in cm. */
export function isMeasure(column: Column): column is Measure {
  return column in measures;
}

/** What a table says of a size in one of its columns: a length or a range in the unit, or a note; "" of other sizes. */
export function cellOf({ columns, sizes = letters }: SizeTable, column: Column, size: Size, unit: Unit): string {
  const at = sizes.indexOf(size);
  if (at < 0) return "";
  if (!isMeasure(column)) return columns[column]?.[at] ?? "";
  const measured = columns[column] ?? [];
  const shown = measured.slice(at, measured.length > sizes.length ? at + 2 : at + 1);
  return shown.map((cm) => (unit === "cm" ? cm : inInches(cm, column))).join("–");
}
