import { currentId, lists } from "@/lib/catalog/lists/current";
import { audiences, colours } from "@/lib/catalog/options";
import { cleanLine, cleanNumber, cleanText } from "@/lib/clean-text";
import { keysOf } from "@/lib/keys";
import type { Cells } from "./plan";
import { isStockColumn } from "./rows";

type Options = readonly { id: string; label: string }[];

const key = (text: string) =>
  cleanLine(text)
    .trim()
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'");

/** The id of an option that a cell names by its id or its label, in any case; the cell itself when there is none. */
function idOf(options: Options, cell: string): string {
  const wanted = key(cell);
  return options.find(({ id, label }) => id === wanted || key(label) === wanted)?.id ?? cell;
}

/** The same for a list whose merged entries still mean something. */
const current = (list: "kinds" | "brands") => (cell: string) => {
  const id = idOf(lists()[list], cell);
  const meant = currentId(list, key(id));
  return meant === key(id) ? id : meant;
};

const one = (options: () => Options) => (cell: string) => idOf(options(), cell);

const readers: Partial<Record<keyof Cells, (cell: string) => string>> = {
  _id: cleanNumber,
  version: cleanNumber,
  hsn: cleanNumber,
  category: one(() => lists().categories),
  kind: current("kinds"),
  brand: current("brands"),
  audience: one(() => audiences),
  colour: one(() => colours),
  size: (cell) => {
    const sizes = lists().sizeSets.flatMap((set) => set.sizes);
    const named = cleanText(cell).split(/[\s,;/]+/);
    return named
      .map((size) => idOf(sizes, size))
      .join(" ")
      .trim();
  },
  price: cleanNumber,
  saleprice: cleanNumber,
  stock: cleanNumber,
};

/** The cells of a row as people write them, with ids in place of labels, and plain numbers. */
export function readCells(cells: Cells): Cells {
  return Object.fromEntries(
    keysOf(cells).map((column) => {
      const read = readers[column] ?? (isStockColumn(column) ? cleanNumber : String);
      return [column, read(cells[column] ?? "")];
    }),
  );
}

/** Whether two cells have the same text: what spreadsheets and clipboards do to blanks and line breaks is no difference. */
export function isSameCell(a: string, b: string): boolean {
  return a === b || plain(a) === plain(b);
}

const plain = (cell: string) => cleanText(cell).replace(/\r\n?/g, "\n");
