import { stringify } from "csv-stringify/sync";
import type { Cells, CsvColumn } from "./columns";
import { guardCell } from "./rows";

/** Marks the file as UTF-8 for spreadsheet programs. */
const byteOrderMark = "\ufeff";

/** The start of a CSV file of products, before its rows. */
export function csvHead(columns: readonly CsvColumn[]): string {
  return byteOrderMark + write([[...columns]]);
}

/** Formats rows for a file with these columns, with the guard. */
export function csvText(columns: readonly CsvColumn[], rows: readonly Cells[]): string {
  return write(rows.map((row) => columns.map((column) => guardCell(row[column] ?? ""))));
}

function write(rows: string[][]): string {
  // By default it quotes only the line break that ends a row, but spreadsheet programs end a row at any kind.
  return stringify(rows, { record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}
