import "server-only";
import { pipeline, Readable } from "node:stream";
import { CsvError, type Options, parse } from "csv-parse";
import { maxCsvBytes, tooLargeCsv } from "@/lib/catalog/csv-limits";
import { AppError } from "@/lib/http/errors";
import { type Cells, fileError, readColumns } from "./plan";
import { type CsvColumn, unguardCell } from "./rows";

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
  let lines = 0;
  // The package's types lack `raw`.
  const options: Options<Numbered, Raw> = {
    raw: true,
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
  const parser = pipeline(Readable.from(readTexts(body)), parse(options as unknown as Options), () => undefined);
  let columns: CsvColumn[] | null = null;
  try {
    for await (const { line, record } of parser as AsyncIterable<Numbered>) {
      if (!columns) columns = readColumns(record);
      // Spreadsheet programs often leave rows of empty cells at the end.
      else if (record.some((cell) => cell !== "")) yield toRecord(record, columns, line);
    }
  } catch (error) {
    throw readable(error, lines + 1);
  }
  if (!columns) throw fileError(1, "The file is empty.");
}

/** Counted here, because the parser counts a two-character line break twice when it is inside a cell. */
function countBreaks(text = ""): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

function toRecord(record: string[], columns: CsvColumn[], line: number): CsvRecord {
  if (record.length !== columns.length) {
    const problem = `The row has ${record.length} cells, but line 1 names ${columns.length} columns.`;
    return { line, cells: {}, problem };
  }
  return { line, cells: Object.fromEntries(columns.map((column, at) => [column, unguardCell(record[at] ?? "")])) };
}

/** @throws AppError too_large, TypeError for invalid UTF-8 */
async function* readTexts(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = body.getReader();
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > maxCsvBytes) throw new AppError("too_large", tooLargeCsv);
      yield decoder.decode(part.value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    await throwAwayRest(reader);
  }
}

/** A browser reads no response before it has sent the whole file, so the rest is read and discarded. */
async function throwAwayRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client is gone; the reader has already received the error.
  }
}

function readable(error: unknown, line: number): unknown {
  if (error instanceof CsvError) return fileError(line, reasons[error.code] ?? error.message);
  if (error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
    const reason = "The file is not UTF-8 text. Save it as CSV UTF-8.";
    return new AppError("invalid", reason, { issues: [{ field: "", reason }] });
  }
  return error;
}
