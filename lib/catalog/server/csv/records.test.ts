import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CsvRecord, readRecords } from "./records";
import { type CsvRow, csvColumns } from "./rows";
import { csvHead, csvText } from "./text";

/** A file as a stream: in chunks of `size` bytes, which may split a character. */
function sent(text: string | Uint8Array<ArrayBuffer>, size = 7): ReadableStream<Uint8Array> {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function read(text: string | Uint8Array<ArrayBuffer>, size?: number): Promise<CsvRecord[]> {
  const records = [];
  for await (const record of readRecords(sent(text, size))) records.push(record);
  return records;
}

const cell = fc.string({
  unit: fc.constantFrom("'", '"', ",", ";", "\n", "\r", "\t", "=", "+", "-", "@", " ", "a", "क", "ा", "🧵", "\ufeff"),
  maxLength: 12,
});
const row = fc.record(
  Object.fromEntries(csvColumns.map((column) => [column, cell])),
) as unknown as fc.Arbitrary<CsvRow>;

describe("a file", () => {
  it("is read as it was written, whatever its texts and however it is chunked", async () => {
    const filled = row.map((cells) => ({ ...cells, title: `t${cells.title}` }));
    await fc.assert(
      fc.asyncProperty(fc.array(filled, { maxLength: 4 }), fc.integer({ min: 1, max: 40 }), async (rows, size) => {
        const records = await read(csvHead() + csvText(rows), size);
        expect(records.map(({ cells }) => cells)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["\n", 'title,stock\n"Two\nlines",1\n\nKurta,2'],
    ["\r\n", 'title,stock\r\n"Two\r\nlines",1\r\n\r\nKurta,2\r\n'],
    ["\r", 'title,stock\r"Two\rlines",1\r\rKurta,2\r'],
  ])("counts lines that end in %j", async (_, text) => {
    expect((await read(text)).map(({ line }) => line)).toEqual([2, 5]);
  });

  it("skips rows of empty cells and reports rows with too few or too many", async () => {
    const records = await read("title,stock\nKurta,1\n,\nKurta\nKurta,1,2\n");
    expect(records.map(({ line, problem }) => [line, problem])).toEqual([
      [2, undefined],
      [4, "The row has 1 cells, but line 1 names 2 columns."],
      [5, "The row has 3 cells, but line 1 names 2 columns."],
    ]);
  });

  it("is refused with the line number when it can't be parsed further", async () => {
    await expect(read('title\n"a\nb"\n"Kurta\n')).rejects.toThrow("Line 4: A quote is never closed.");
    await expect(read('title\nKurta\n"Kurta" x\n')).rejects.toThrow(/^Line 3: A quoted cell continues/);
    await expect(read('title\nKurta "x"\n')).rejects.toThrow(/^Line 2: An unquoted cell contains a quote/);
    await expect(read(`title\n${"x".repeat(60_000)}\n`)).rejects.toThrow(/^Line 2: The row is too long/);
    await expect(read("")).rejects.toThrow("Line 1: The file is empty.");
    await expect(read(new Uint8Array([0x74, 0x0a, 0xe9, 0x0a]))).rejects.toThrow(/not UTF-8/);
  });
});
