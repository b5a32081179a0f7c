import "server-only";
import PDFDocument from "pdfkit";
import { formatPaise } from "@/lib/money";
import { documentTraits } from "@/lib/order/documents";
import { site } from "@/lib/site";
import { rupeesInWords } from "@/lib/tax/in-words";
import type { StoredDocument } from "@/models/order-document";
import { type Column, columnsOf } from "./columns";
import { fittingSize, leading, linesOf, type Pdf, registerFonts, type Weight, writeLine, writeText } from "./page-text";
import { boxesOf } from "./parties";

/** A4 in points, with its margins. */
const [pageWidth, pageHeight, margin] = [595.28, 841.89, 36];
const width = pageWidth - 2 * margin;
/** Where the lines of a page end, above its foot. */
const bottom = pageHeight - margin - 24;
const [small, normal] = [8, 9];
/** Between the text of a cell and its edges. */
const gap = 4;

/** The PDF of a document, drawn from what is stored of it alone: the same bytes each time. */
export async function drawDocument(document: StoredDocument): Promise<Buffer> {
  const { heading } = documentTraits[document.kind];
  const pdf: Pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    // Without it pdfkit loads a font of its own.
    font: "",
    bufferPages: true,
    lang: "en-IN",
    displayTitle: true,
    info: { Title: `${heading} ${document._id}`, Author: document.seller.name, CreationDate: document.at },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) => pdf.on("end", () => resolve(Buffer.concat(chunks))));
  registerFonts(pdf);
  const afterLines = drawLines(pdf, document, drawHead(pdf, document));
  drawEnd(pdf, document, afterLines);
  drawFeet(pdf, document);
  pdf.end();
  return ended;
}

/** @returns where the table begins */
function drawHead(pdf: Pdf, document: StoredDocument): number {
  const { kind, isSample } = document;
  const line = { x: margin, width };
  writeLine(pdf, site.name, { ...line, y: margin + 16, size: 18, weight: "bold" });
  writeLine(pdf, documentTraits[kind].heading, { ...line, y: margin + 14, size: 15, weight: "bold", align: "right" });
  if (kind === "invoice")
    writeLine(pdf, "Original for Recipient", { ...line, y: margin + 27, size: small, align: "right" });
  let top = margin + 46;
  if (isSample) {
    pdf
      .rect(margin, top - 12, width, 18)
      .fill("#eeeeee")
      .fillColor("black");
    writeLine(pdf, "Sample, not a tax document", { ...line, y: top, size: normal, weight: "bold", align: "center" });
    top += 24;
  }
  const boxes = boxesOf(document);
  const each = width / boxes.length;
  const ends = boxes.map(({ heading, lines }, at) => {
    const place = { x: margin + at * each, width: each - 12, size: normal };
    let y = writeText(pdf, heading, { ...place, y: top + 8, size: small });
    for (const [row, text] of lines.entries()) {
      y = writeText(pdf, text, { ...place, y: y + 1, weight: row === 0 ? "bold" : "regular" });
    }
    return y;
  });
  return Math.max(...ends) + 6;
}

type Cells = readonly { text: string; column: Column }[];

/** A cell's text in lines, and at the size at which they fit. */
function layOut(pdf: Pdf, text: string, { width, isWhole }: Column, weight: Weight) {
  const room = width - 2 * gap;
  if (isWhole) return { lines: [text], size: fittingSize(pdf, text, room, small, weight) };
  return { lines: linesOf(pdf, text, room, small, weight), size: small };
}

/** Writes a row of the table, on the next page if this one has no room. @returns where the next row begins */
function drawRow(pdf: Pdf, cells: Cells, top: number, weight: Weight, isHead = false): number {
  let x = margin;
  const laid = cells.map(({ text, column }) => {
    const at = x;
    x += column.width;
    return { at, column, ...layOut(pdf, text, isHead ? { ...column, isWhole: false } : column, weight) };
  });
  const height = Math.max(...laid.map(({ lines }) => lines.length)) * leading(small) + 2 * gap;
  if (isHead) pdf.rect(margin, top, width, height).fill("#eeeeee").fillColor("black");
  for (const { at, column, lines, size } of laid) {
    const place = { x: at + gap, width: column.width - 2 * gap, size, weight, align: column.align };
    for (const [row, line] of lines.entries())
      writeLine(pdf, line, { ...place, y: top + gap + small + row * leading(small) });
  }
  const end = top + height;
  pdf
    .moveTo(margin, end)
    .lineTo(margin + width, end)
    .lineWidth(0.5)
    .stroke("#999999");
  return end;
}

/** @returns where the table ends */
function drawLines(pdf: Pdf, document: StoredDocument, top: number): number {
  const columns = columnsOf(document, width);
  const head = (y: number) =>
    drawRow(
      pdf,
      columns.map((column) => ({ text: column.head, column })),
      y,
      "bold",
      true,
    );
  let y = head(top);
  for (const [at, line] of document.lines.entries()) {
    const cells = columns.map((column) => ({ text: column.cell(line, at + 1), column }));
    const longest = Math.max(...cells.map(({ text, column }) => layOut(pdf, text, column, "regular").lines.length));
    if (y + longest * leading(small) + 2 * gap > bottom) {
      pdf.addPage();
      y = head(margin);
    }
    y = drawRow(pdf, cells, y, "regular");
  }
  if (y + 60 > bottom) {
    pdf.addPage();
    y = head(margin);
  }
  const sums = columns.map((column, at) => ({
    text: at === 1 ? "Total" : (column.sum?.(document.lines) ?? ""),
    column,
  }));
  return drawRow(pdf, sums, y, "bold");
}

/** The total, in figures and words, and the place for a signature. */
function drawEnd(pdf: Pdf, { kind, total, seller }: StoredDocument, top: number): void {
  const height = 110;
  const isFull = top + height > bottom;
  if (isFull) pdf.addPage();
  let y = (isFull ? margin : top) + 20;
  const isCredit = documentTraits[kind].creditedBy === null;
  const line = { x: margin, width };
  writeLine(pdf, `${isCredit ? "Total credited" : "Total"} ${formatPaise(total)}`, {
    ...line,
    y,
    size: 12,
    weight: "bold",
    align: "right",
  });
  y = writeText(pdf, rupeesInWords(total), { ...line, y: y + 16, size: normal, align: "right" });
  if (seller.gstin && !isCredit) writeLine(pdf, "Prices include GST.", { ...line, y, size: small });
  const signature = { x: margin + width / 2, width: width / 2, size: normal, align: "right" } as const;
  writeLine(pdf, `For ${seller.name}`, { ...signature, y: y + 16 });
  writeLine(pdf, "Authorised signatory", { ...signature, y: y + 58 });
}

/** Customer care as documents named it that former versions issued, which did not store it. */
const formerContact = "care@vastra.example, +91 98765 43210";

/** The foot of each page, once their number is known. */
function drawFeet(pdf: Pdf, { _id, seller }: StoredDocument): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    const foot = { x: margin, y: pageHeight - margin, width, size: small };
    writeLine(pdf, [seller.name, seller.contact ?? formerContact].join(", "), foot);
    writeLine(pdf, `${_id}, page ${page + 1} of ${count}`, { ...foot, align: "right" });
  }
}
