import { BarcodeFormat, BitArray, Code128Reader } from "@zxing/library";
import fc from "fast-check";
import { expect, it } from "vitest";
import { code128 } from "./code-128";

/** What a scanner reads of the bars, with quiet zones of ten modules. */
function scanned(widths: number[]): string {
  const quiet = 10;
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const row = new BitArray(modules + 2 * quiet);
  let at = quiet;
  for (const [place, width] of widths.entries()) {
    for (let module = 0; module < width; module++, at++) if (place % 2 === 0) row.set(at);
  }
  const result = new Code128Reader().decodeRow(0, row, new Map());
  expect(result.getBarcodeFormat()).toBe(BarcodeFormat.CODE_128);
  return result.getText();
}

it("is read as the number of an order", () => {
  expect(scanned(code128("A7B8C9D0"))).toBe("A7B8C9D0");
});

it("is read as any text of printable ASCII", () => {
  const unit = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 24 }), (text) => {
      expect(scanned(code128(text))).toBe(text);
    }),
  );
});

it("refuses other characters", () => {
  expect(() => code128("क")).toThrow(RangeError);
});
