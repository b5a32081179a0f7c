import "server-only";
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { AppError } from "@/lib/http/errors";
import { type Cells, fileError, readColumns } from "./csv-plan";
import { type CsvColumn, unguardCell } from "./csv-rows";

/** Largest file in bytes. */
const maxBytes = 64 * 1024 * 1024;
/** Largest row in characters. */
const maxRow = 50_000;

/** A row of the file: the line it begins on, and its cells without the guard. */
export interface CsvRecord {
  line: number;
  cells: Cells;
}

/**
 * The rows of a file, one after the other as they arrive.
 * @throws AppError too_large, invalid with the line where the file can't be read on
 */
export async function* readRecords(body: ReadableStream<Uint8Array> | null): AsyncGenerator<CsvRecord, void, void> {
  if (!body) throw fileError(1, "The file is empty.");
  const options = { info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: maxRow } as const;
  // A pipeline hands a failure of either part on to whoever reads, and lets go of the request when that one stops.
  const parser = pipeline(Readable.from(readTexts(body)), parse(options), () => undefined);
  let columns: CsvColumn[] | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const line = info.lines - record.join("").split("\n").length + 1;
      if (!columns) columns = readColumns(record);
      else yield { line, cells: cellsOf(record, columns, line) };
    }
  } catch (error) {
    throw readable(error);
  }
  if (!columns) throw fileError(1, "The file is empty.");
}

function cellsOf(record: string[], columns: CsvColumn[], line: number): Cells {
  if (record.length !== columns.length) {
    throw fileError(line, `There are ${record.length} cells, the first line names ${columns.length} columns.`);
  }
  return Object.fromEntries(columns.map((column, index) => [column, unguardCell(record[index] ?? "")]));
}

/** @throws AppError too_large, TypeError for what is no UTF-8 */
async function* readTexts(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = body.getReader();
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) throw new AppError("too_large", `The file is larger than ${maxBytes / 1024 / 1024} MB.`);
      yield decoder.decode(part.value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    await reader.cancel();
  }
}

function readable(error: unknown): unknown {
  if (error instanceof CsvError) return fileError(Number(error.lines ?? 1), error.message);
  if (error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
    return new AppError("invalid", "The file is no UTF-8 text. Save it as CSV UTF-8.");
  }
  return error;
}
