import { stringify } from "csv-stringify/sync";
import { type CsvRow, csvColumns, guardCell } from "./rows";

/** Marks the file as UTF-8 for spreadsheet programs. */
const byteOrderMark = "\ufeff";

/** The start of a CSV file of products, before its rows. */
export function csvHead(): string {
  return byteOrderMark + write([[...csvColumns]]);
}

/** Formats rows for the file, with the guard. */
export function csvText(rows: readonly CsvRow[]): string {
  return write(rows.map((row) => csvColumns.map((column) => guardCell(row[column]))));
}

function write(rows: string[][]): string {
  // By default it quotes only the line break that ends a row, but spreadsheet programs end a row at any kind.
  return stringify(rows, { record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}
