import type { Size } from "../options";
import { type Column, letters, type Measure, measures, type SizeTable, type SizeTableId } from "./size-tables";

export type Unit = "cm" | "in";

/** Words of a title that say it is worn from the waist down, and those that say it is not, or not only. */
const bottoms =
  /\b(trouser|pant|jean|chino|short|bermuda|jogger|skirt|palazzo|legging|salwar|churidar|pyjama|dhoti)s?\b/i;
const tops =
  /\b(shirt|tee|top|polo|kurta|kurti|kameez|choli|blouse|jacket|bomber|bandi|hoodie|sweater|dress|suit|set)s?\b/i;

interface Worn {
  title: string;
  category: string;
  size: readonly Size[];
}

/** The table for a product's sizes, by its category and the words of its title; null where none covers them. */
export function sizeTableOf({ title, category, size }: Worn): SizeTableId | null {
  if (size.length === 0 || !size.every((each) => letters.includes(each))) return null;
  const isBottom = bottoms.test(title) && !tops.test(title);
  switch (category) {
    case "men":
      return isBottom ? "menBottoms" : "menTops";
    case "women":
      return isBottom ? "womenBottoms" : "womenTops";
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

export function isMeasure(column: Column): column is Measure {
  return column in measures;
}

/** What a table says of a size in one of its columns: a range in the unit, or a note. */
export function cellOf({ columns }: SizeTable, column: Column, size: Size, unit: Unit): string {
  const at = letters.indexOf(size);
  if (!isMeasure(column)) return columns[column]?.[at] ?? "";
  const bounds = columns[column]?.slice(at, at + 2) ?? [];
  return bounds.map((cm) => (unit === "cm" ? cm : inInches(cm, column))).join("–");
}
