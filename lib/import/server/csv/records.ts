import "server-only";
import { pipeline, Readable } from "node:stream";
import { CsvError, type Options, parse } from "csv-parse";
import { AppError } from "@/lib/errors";
import { type Cells, readColumns } from "./columns";
import { headOf, openText } from "./file-text";
import { fileError } from "./messages";
import { unguardCell } from "./rows";

/** Largest row in characters. */
const maxRow = 50_000;

/** The parser's errors, in words for people. */
const reasons: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "A quote is never closed.",
  CSV_INVALID_CLOSING_QUOTE: "A quoted cell continues after its closing quote. Double the quotes inside it.",
  INVALID_OPENING_QUOTE: "An unquoted cell contains a quote. Quote the whole cell and double the quotes inside it.",
  CSV_MAX_RECORD_SIZE: "The row is too long. A quote may not be closed.",
};

/** A row as the parser returns it, with its text; and as it is passed on, with the line it starts on. */
type Raw = { record: string[]; raw: string };
type Numbered = { record: string[]; line: number };

/** A row of the file: the line it starts on, and its cells without the guard. */
export interface CsvRecord {
  line: number;
  cells: Cells;
  /** Why the row is rejected; its cells are empty then. */
  problem?: string;
}

/**
 * Reads the rows of a file while it arrives.
 * @throws AppError too_large, invalid with the line at which the file becomes unreadable
 */
export async function* readRecords(body: ReadableStream<Uint8Array> | null): AsyncGenerator<CsvRecord, void, void> {
  if (!body) throw fileError(1, "The file is empty.");
  const { separator, skipped, texts } = await openText(body).catch((error) => {
    throw readable(error, 1);
  });
  let lines = skipped;
  // The package's types lack `raw`.
  const options: Options<Numbered, Raw> = {
    raw: true,
    delimiter: separator,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRow,
    // Called for each row before a later one can fail, unlike the loop below.
    on_record: ({ record, raw }) => {
      const line = lines + countBreaks(/^[\r\n]*/.exec(raw)?.[0]) + 1;
      lines += countBreaks(raw);
      return { line, record };
    },
  };
  // A pipeline passes errors of either stream on to the reader, and stops the first stream when the second one stops.
  const parser = pipeline(Readable.from(texts), parse(options as unknown as Options), () => undefined);
  let columns: ReturnType<typeof readColumns> | null = null;
  let head = 1;
  try {
    for await (const { line, record } of parser as AsyncIterable<Numbered>) {
      // Spreadsheet programs often leave rows of empty or blank cells.
      if (record.every((cell) => cell.trim() === "")) continue;
      if (columns) yield toRecord(record, columns, line, head);
      else [columns, head] = [readColumns(record, line), line];
    }
  } catch (error) {
    throw readable(error, lines + 1);
  }
  if (!columns) throw fileError(1, "The file is empty.");
}

/**
 * Checks the columns of a file by its start, which may end anywhere.
 * @throws AppError invalid with the line
 */
export async function checkColumns(start: Uint8Array<ArrayBuffer>): Promise<void> {
  const head = await headOf(start).catch((error) => {
    throw readable(error, 1);
  });
  for await (const _ of readRecords(new Blob([head]).stream())) break;
}

/** Counted here, because the parser counts a two-character line break twice when it is inside a cell. */
function countBreaks(text = ""): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** A spreadsheet program omits empty cells at the end of a row, or adds some. `head` is the line of the columns. */
function toRecord(record: string[], columns: ReturnType<typeof readColumns>, line: number, head: number): CsvRecord {
  const unnamed = record.findIndex((cell, at) => !columns[at] && cell.trim() !== "");
  if (unnamed >= 0) {
    const problem = `Cell ${unnamed + 1} is filled, but line ${head} names no column for it.`;
    return { line, cells: {}, problem };
  }
  const cells: Cells = {};
  for (const [at, column] of columns.entries()) if (column) cells[column] = unguardCell(record[at] ?? "");
  return { line, cells };
}

function readable(error: unknown, line: number): unknown {
  if (error instanceof CsvError) return fileError(line, reasons[error.code] ?? error.message);
  if (error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
    const reason = "The file is not UTF-8 text. Save it as CSV UTF-8.";
    return new AppError("invalid", reason, { issues: [{ field: "", reason }] });
  }
  return error;
}
