import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A document of pdfkit, as far as text needs it. */
export type Pdf = PDFKit.PDFDocument;

export type Weight = "regular" | "bold";
export type Align = "left" | "right" | "center";

const folder = join(process.cwd(), "lib/order/server/documents/pdf/fonts");

/** The font files, by the names they are registered under; read once. */
let files: Readonly<Record<string, Buffer>> | undefined;

/** Registers the fonts; each is embedded only if it is used, with the characters in use. */
export function registerFonts(pdf: Pdf): void {
  files ??= {
    regular: readFileSync(join(folder, "schibsted-regular.ttf")),
    bold: readFileSync(join(folder, "schibsted-bold.ttf")),
    devanagari: readFileSync(join(folder, "anek-devanagari.ttf")),
  };
  for (const [name, file] of Object.entries(files)) pdf.registerFont(name, file);
}

/** Devanagari, with the joiners and the punctuation of its words. */
const devanagari = /((?:[\u0900-\u097f]|\u200c|\u200d|\u25cc)+)/u;

interface Run {
  font: string;
  text: string;
}

function runsOf(text: string, weight: Weight): Run[] {
  return text
    .split(devanagari)
    .map((part, at) => ({ font: at % 2 === 1 ? "devanagari" : weight, text: part }))
    .filter((run) => run.text !== "");
}

function widthOf(pdf: Pdf, text: string, size: number, weight: Weight): number {
  return runsOf(text, weight).reduce((sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text), 0);
}

/** A text in lines that fit into a width in points; a word that is too long is broken. */
export function linesOf(pdf: Pdf, text: string, width: number, size: number, weight: Weight = "regular"): string[] {
  const fits = (line: string) => widthOf(pdf, line, size, weight) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const character of new Intl.Segmenter().segment(word)) {
      if (line && !fits(line + character.segment)) {
        lines.push(line);
        line = "";
      }
      line += character.segment;
    }
  }
  return [...lines, line];
}

/** The size at which a text fits into one line of a width in points, `size` at most. */
export function fittingSize(pdf: Pdf, text: string, width: number, size: number, weight: Weight = "regular"): number {
  return Math.min(size, (size * width) / widthOf(pdf, text, size, weight));
}

interface Place {
  x: number;
  /** The base line. */
  y: number;
  width: number;
  size: number;
  weight?: Weight;
  align?: Align;
}

/** Writes one line. */
export function writeLine(
  pdf: Pdf,
  text: string,
  { x, y, width, size, weight = "regular", align = "left" }: Place,
): void {
  const free = width - widthOf(pdf, text, size, weight);
  let at = x + (align === "left" ? 0 : align === "right" ? free : free / 2);
  for (const run of runsOf(text, weight)) {
    pdf.font(run.font).fontSize(size);
    pdf.text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
    at += pdf.widthOfString(run.text);
  }
}

/** Writes a text in as many lines as it needs. @returns the base line after the last one */
export function writeText(pdf: Pdf, text: string, place: Place): number {
  const { y, width, size, weight } = place;
  const lines = linesOf(pdf, text, width, size, weight);
  for (const [at, line] of lines.entries()) writeLine(pdf, line, { ...place, y: y + at * leading(size) });
  return y + lines.length * leading(size);
}

/** The distance of two lines in points. */
export const leading = (size: number) => size * 1.35;
