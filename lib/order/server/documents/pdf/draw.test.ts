import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { StoredDocument } from "@/models/order-document";
import { bought, far, from, invoiceOf, near, orderOf, shirt } from "../test-invoice";
import { drawDocument } from "./draw";

/** The texts of a PDF, page by page, in the order in which they are drawn. */
async function textsOf(pdf: Buffer): Promise<string[][]> {
  const read = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: read.numPages }, (_, at) => read.getPage(at + 1));
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await (await page).getTextContent();
      return items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : []));
    }),
  );
}

const amount = /^[\d,]+\.\d\d$/;
const paiseOf = (text: string) => Math.round(Number(text.replaceAll(",", "")) * 100);

/** The rows of amounts, with the total as the last one. */
function rowsOf(pages: string[][], columns: number): number[][] {
  const amounts = pages
    .flat()
    .filter((text) => amount.test(text))
    .map(paiseOf);
  expect(amounts.length % columns).toBe(0);
  return Array.from({ length: amounts.length / columns }, (_, at) => amounts.slice(at * columns, (at + 1) * columns));
}

function addUp(rows: number[][], document: StoredDocument): void {
  const [lines, totals = []] = [rows.slice(0, -1), rows.at(-1)];
  expect(lines).toHaveLength(document.lines.length);
  for (const row of rows) {
    const taxes = row.slice(0, -1);
    expect(taxes.reduce((sum, part) => sum + part, 0)).toBe(row.at(-1));
  }
  for (const [column, total] of totals.entries()) {
    expect(lines.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total);
  }
  expect(totals.at(-1)).toBe(document.total);
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...bought[at % 2],
    productId: shirt,
    price: 999_99 + at * 101,
    quantity: 1 + (at % 3),
  }));

describe("the PDF of an invoice", () => {
  it("says what rule 46 asks, and its columns add up within a state", async () => {
    const document = invoiceOf(orderOf(bought, near));
    const pages = await textsOf(await drawDocument(document));
    const texts = pages.flat();
    for (const text of [
      ...[
        "Tax Invoice",
        "Original for Recipient",
        "Sample, not a tax document",
        "Number V2627-0000001",
        "Date 25-11-2026",
      ],
      ...["Vastra Retail Private Limited", "GSTIN 09AAACV0000A1ZX", "State: Uttar Pradesh (code 09)", "A. Rao"],
      ...[
        "12 Silver Oak",
        "Agra 208001",
        "Tax on reverse charge: No",
        "6109",
        "6404",
        "998599",
        "996812",
        "3 PCS",
        "1 PRS",
      ],
      ...["2.5 %", "9 %", "CGST ₹", "SGST ₹", "Authorised signatory", "Total ₹6,094.98"],
      "Rupees six thousand ninety-four and ninety-eight paise only",
    ]) {
      expect(texts, text).toContain(text);
    }
    expect(texts.join(" ")).toContain("Place of supply: Uttar Pradesh");
    addUp(rowsOf(pages, 4), document);
  });

  it("has one column of tax between states, and adds up over several pages", async () => {
    const document = invoiceOf(orderOf(many(60), far));
    const pages = await textsOf(await drawDocument(document));
    expect(pages.length).toBeGreaterThan(1);
    // The last page may have the total and the signature alone.
    expect(pages.slice(0, -1).every((texts) => texts.includes("IGST ₹"))).toBe(true);
    expect(pages.flat().join(" ")).toContain("Place of supply: Karnataka (code 29)");
    addUp(rowsOf(pages, 3), document);
  });

  it("breaks no code and no amount over lines, however long they are", async () => {
    const code = { category: "women", hsn: "62046300" };
    const order = orderOf([{ productId: shirt, price: 1_00_00_000_00, quantity: 1 }], near);
    const document = invoiceOf(order, from, new Map([[shirt.toString(), code]]));
    const texts = (await textsOf(await drawDocument(document))).flat();
    for (const text of ["62046300", "84,74,576.28", "7,62,711.86", "1,00,00,000.00"]) expect(texts).toContain(text);
  });

  it("names UTGST in a Union Territory without a legislature", async () => {
    const ladakh = { name: "Ladakh", code: "38" };
    const document = invoiceOf(orderOf(bought, { state: "Ladakh", pincode: "194101" }), { ...from, state: ladakh });
    expect((await textsOf(await drawDocument(document))).flat()).toContain("UTGST ₹");
  });

  it("keeps Devanagari and the rupee sign readable, and is small", async () => {
    const title = "नील कुर्ता क्षत्रिय विद्यार्थी";
    const items = many(10).map((item) => ({ ...item, title }));
    const pdf = await drawDocument(invoiceOf(orderOf(items, { ...near, name: "प्रज्ञा" })));
    const text = (await textsOf(pdf)).flat().join(" ").replace(/\s/g, "");
    expect(text).toContain("₹");
    // The order of signs within a syllable is the font's; the letters are there.
    for (const letter of "नलकरतवदयथषजञप") expect(text).toContain(letter);
    expect(pdf.length).toBeLessThan(120_000);
  });

  it("is the same each time", async () => {
    const document = invoiceOf(orderOf(bought, near));
    const [one, other] = [await drawDocument(document), await drawDocument(document)];
    expect(one.equals(other)).toBe(true);
  });
});

it("a receipt has no tax and no GSTIN", async () => {
  const order = orderOf(bought, near);
  const document = { ...invoiceOf(order, { ...from, gstin: null, state: null }), kind: "receipt" as const };
  const texts = (await textsOf(await drawDocument(document))).flat();
  expect(texts).toContain("Receipt");
  expect(texts.join(" ")).not.toMatch(/GST|HSN|Taxable|reverse/);
});

it("a credit note names what it corrects", async () => {
  const invoice = invoiceOf(orderOf(bought, near));
  const corrects = { number: invoice._id, at: invoice.at };
  const document = { ...invoice, _id: "VC2627-0000001", kind: "creditNote" as const, corrects };
  const texts = (await textsOf(await drawDocument(document))).flat();
  expect(texts).toContain("Credit Note");
  expect(texts.join(" ").replace(/\s+/g, " ")).toContain("Corrects V2627-0000001 of 25-11-2026");
  expect(texts).toContain("Total credited ₹6,094.98");
  expect(texts).not.toContain("Original for Recipient");
});
