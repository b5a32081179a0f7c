import { stringify } from "csv-stringify/sync";
import { type CsvRow, csvColumns, guardCell } from "./rows";

/** Marks the file as UTF-8 for table programs. */
const byteOrderMark = "\ufeff";

/** What stands before the rows of a file of products. */
export function csvHead(): string {
  return byteOrderMark + write([[...csvColumns]]);
}

/** Rows as they stand in the file, with the guard. */
export function csvText(rows: readonly CsvRow[]): string {
  return write(rows.map((row) => csvColumns.map((column) => guardCell(row[column]))));
}

function write(rows: string[][]): string {
  // By itself it quotes only the line break that ends a row, and table programs take any for the end of one.
  return stringify(rows, { record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}
