import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CsvRow, columnsWith } from "./columns";
import { type CsvRecord, checkColumns, readRecords } from "./records";
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
const columns = columnsWith({ facts: new Set(["fabric"]), sizes: new Set(["uk-8"]) });
const row = fc.record(Object.fromEntries(columns.map((column) => [column, cell]))) as unknown as fc.Arbitrary<CsvRow>;

describe("a file", () => {
  it("is read as it was written, whatever its texts and however it is chunked", async () => {
    const filled = row.map((cells) => ({ ...cells, title: `t${cells.title}` }));
    await fc.assert(
      fc.asyncProperty(fc.array(filled, { maxLength: 4 }), fc.integer({ min: 1, max: 40 }), async (rows, size) => {
        const records = await read(csvHead(columns) + csvText(columns, rows), size);
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

  it("has empty cells where a row ends early, and a problem where a cell has no column", async () => {
    const records = await read("title,stock\nKurta,1\n,\nKurta\nKurta,1, \nKurta,1,2\n");
    expect(records).toEqual([
      { line: 2, cells: { title: "Kurta", stock: "1" } },
      { line: 4, cells: { title: "Kurta", stock: "" } },
      { line: 5, cells: { title: "Kurta", stock: "1" } },
      { line: 6, cells: {}, problem: "Cell 3 is filled, but line 1 names no column for it." },
    ]);
  });

  const kurta = { title: "Kurta, long", stock: "1", images: "" };
  const excel = (separator: string) => {
    const lines = [
      ["title", "stock", "images", ""],
      ['"Kurta, long"', "1"],
      ["", " ", "\u00a0", ""],
      ["", ""],
    ];
    return lines.map((cells) => cells.join(separator)).join("\r\n");
  };

  it.each([
    ["commas", excel(","), 2],
    ["semicolons", excel(";"), 2],
    ["tabs", excel("\t"), 2],
    ["a line that names the separator", `sep=;\r\n${excel(";")}`, 3],
    ["such a line with quotes and cells", `"sep=;";;;\r\n${excel(";")}`, 3],
    ["such a line with another separator", `sep=|\r\n${excel("|")}`, 3],
    ["a row of empty cells above", `;;;\r\n${excel(";")}`, 3],
    ["empty lines above", `\r\n\r\n${excel(";")}`, 4],
    ["quoted names", excel(";").replace("title;stock", '"Title";"Stock"'), 2],
    ["a single row without a line break", excel(";").split("\r\n").slice(0, 2).join("\r"), 2],
  ])("of Excel is read with %s, however it is chunked", async (_, text, line) => {
    for (const size of [1, 7, 10_000]) expect(await read(`\ufeff${text}`, size)).toEqual([{ line, cells: kurta }]);
  });

  it.each(["", "sep=;\r\n", "\r\n;;\r\n"])("has its columns checked by its start, after %j", async (above) => {
    const check = (head: string, encoding: "utf8" | "utf16le") =>
      checkColumns(new Uint8Array(Buffer.from(`\ufeff${above}${head}\r\n"नील`, encoding).subarray(0, -1)));
    for (const encoding of ["utf8", "utf16le"] as const) {
      await check("title;stock;", encoding);
      await expect(check("title;fabric", encoding)).rejects.toThrow(/^Line \d: Unknown column "fabric"/);
    }
  });

  it("is refused when it is one line, however long", async () => {
    const bytes = new TextEncoder().encode("a".repeat(3_000_000));
    await expect(checkColumns(bytes)).rejects.toThrow("The row is too long.");
  });

  it("of Excel is read as Unicode text", async () => {
    const bytes = new Uint8Array(Buffer.from(`\ufeff${excel("\t").replace("long", "नील")}`, "utf16le"));
    for (const size of [1, 7, 10_000]) {
      expect(await read(bytes, size)).toEqual([{ line: 2, cells: { ...kurta, title: "Kurta, नील" } }]);
    }
  });

  it("is refused with the line number when it can't be parsed further", async () => {
    await expect(read('title\n"a\nb"\n"Kurta\n')).rejects.toThrow("Line 4: A quote is never closed.");
    await expect(read('title\nKurta\n"Kurta" x\n')).rejects.toThrow(/^Line 3: A quoted cell continues/);
    await expect(read('title\nKurta "x"\n')).rejects.toThrow(/^Line 2: An unquoted cell contains a quote/);
    await expect(read(`title\n${"x".repeat(60_000)}\n`)).rejects.toThrow(/^Line 2: The row is too long/);
    await expect(read("sep=;\n\ntitle;colours\nKurta;1")).rejects.toThrow(/^Line 3: Unknown column "colours"/);
    await expect(read('sep=;\ntitle\n"Kurta\n')).rejects.toThrow("Line 3: A quote is never closed.");
    await expect(read(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]))).rejects.toThrow(/an Excel workbook.*CSV UTF-8/);
    for (const empty of ["\ufeff", "sep=;\r\n", ";;\r\n"])
      await expect(read(empty)).rejects.toThrow("The file is empty.");
    await expect(read("")).rejects.toThrow("Line 1: The file is empty.");
    await expect(read(new Uint8Array([0x74, 0x0a, 0xe9, 0x0a]))).rejects.toThrow(/not UTF-8/);
  });
});
