import "server-only";
import { AppError } from "@/lib/errors";
import { maxCsvBytes, tooLargeCsv } from "../../limits";
import { isColumn } from "./columns";
import { fileError } from "./messages";

/** Separators of cells, the most common first; which one Excel writes depends on the settings of its system. */
const separators = [",", ";", "\t"];

/** The line that tells Excel the separator. */
const separatorLine = /^"?sep=([^"\r\n])"?[,;\t ]*(?:\r\n|\r|\n|$)/i;

/** A first line that is longer is not looked at further, in characters. */
const maxFirstLineLength = 50_000;

/** Files that are no text, by their first bytes. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

export interface FileText {
  separator: string;
  /** How many lines come before those of `texts`. */
  skipped: number;
  texts: AsyncGenerator<string, void, void>;
}

/**
 * Opens a file as it arrives: UTF-8, or the UTF-16 that Excel calls Unicode text. The line `sep=;` or the first line tells
 * its separator.
 * @throws AppError too_large, invalid for an Excel workbook; `texts` throws those too, and TypeError for invalid text
 */
export async function openText(body: ReadableStream<Uint8Array>): Promise<FileText> {
  const texts = readTexts(body);
  const begun = await readStart(texts);
  const named = separatorLine.exec(begun);
  const rest = begun.slice(named?.[0].length ?? 0);
  return {
    separator: named?.[1] ?? separatorOf(firstLine(rest)?.line ?? rest),
    skipped: named ? 1 : 0,
    texts: after(rest, texts),
  };
}

/** The text up to the line that names the columns, or more of it. */
async function readStart(texts: AsyncGenerator<string, void, void>): Promise<string> {
  let begun = "";
  while (begun.length < maxFirstLineLength && !firstLine(begun.replace(separatorLine, ""))) {
    const next = await texts.next();
    if (next.done) break;
    begun += next.value;
  }
  return begun;
}

/**
 * The text from the start of a file to the end of the line that names its columns.
 * @param bytes the start of the file, which may end anywhere
 * @throws AppError invalid for an Excel workbook, TypeError for invalid text
 */
export async function headOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const texts = readTexts(new Blob([bytes]).stream());
  const begun = await readStart(texts);
  await texts.return();
  const named = separatorLine.exec(begun)?.[0] ?? "";
  const first = firstLine(begun.slice(named.length));
  return first ? begun.slice(0, named.length + first.start + first.line.length) : begun;
}

/**
 * The first line that has more than separators, without the break that ends it, and where it starts; null before that
 * break has been read. It reads each character once, also of a file that is one line.
 */
function firstLine(text: string): { line: string; start: number } | null {
  let start = 0;
  for (const { 0: lineBreak, index } of text.matchAll(/\r\n|\r|\n/g)) {
    const line = text.slice(start, index);
    if (/[\p{L}\p{N}]/u.test(line)) return { line, start };
    start = index + lineBreak.length;
  }
  return null;
}

async function* after(begun: string, texts: AsyncGenerator<string, void, void>): AsyncGenerator<string, void, void> {
  try {
    yield begun;
    yield* texts;
  } finally {
    await texts.return();
  }
}

/** The separator that divides a line into the most names of columns, or else into the most cells. */
function separatorOf(line: string): string {
  const found = separators.map((separator) => {
    const cells = line.split(separator);
    return cells.filter(isColumn).length * line.length + cells.length;
  });
  return separators[found.indexOf(Math.max(...found))] ?? ",";
}

const begins = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** @throws AppError invalid for a workbook */
function decoderFor(start: Uint8Array): TextDecoder {
  if (workbooks.some((first) => begins(start, first))) {
    throw fileError(1, 'The file is an Excel workbook. In Excel, save it as "CSV UTF-8 (Comma delimited)".');
  }
  const isWide = begins(start, [0xff, 0xfe]);
  return new TextDecoder(isWide ? "utf-16le" : "utf-8", { fatal: true });
}

/** @throws AppError too_large, invalid for a workbook, TypeError for invalid text */
async function* readTexts(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  const reader = body.getReader();
  let decoder: TextDecoder | undefined;
  let start: Uint8Array = new Uint8Array();
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > maxCsvBytes) throw new AppError("too_large", tooLargeCsv);
      start = decoder ? part.value : Buffer.concat([start, part.value]);
      if (!decoder && start.length < 4) continue;
      decoder ??= decoderFor(start);
      yield decoder.decode(start, { stream: true });
      start = new Uint8Array();
    }
    decoder ??= decoderFor(start);
    yield decoder.decode(start);
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
