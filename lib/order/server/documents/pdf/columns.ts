import { secondTax } from "@/lib/tax/states";
import type { DocumentLine, StoredDocument } from "@/models/order-document";
import type { Align } from "./page-text";

/** A column of the table of lines. */
export interface Column {
  head: string;
  /** Points; the description takes what the others leave. */
  width: number;
  align: Align;
  /** Not broken over lines: what is too long is written smaller. */
  isWhole?: boolean;
  cell: (line: DocumentLine, place: number) => string;
  /** Of amounts: what the lines come to. */
  sum?: (lines: readonly DocumentLine[]) => string;
}

/** An amount in a column whose head has the rupee sign: 12345600 -> "1,23,456.00". */
const amountFormat = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const amount = (paise: number) => amountFormat.format(paise / 100);

function money(head: string, width: number, of: (line: DocumentLine) => number): Column {
  return {
    head,
    width,
    align: "right",
    isWhole: true,
    cell: (line) => amount(of(line)),
    sum: (lines) => amount(lines.reduce((sum, line) => sum + of(line), 0)),
  };
}

const rate = (head: string, part: number): Column => ({
  head,
  width: 34,
  align: "right",
  cell: ({ tax }) => `${((tax?.rate ?? 0) * part).toLocaleString("en-IN")} %`,
});

function taxColumns({ lines, seller }: StoredDocument): Column[] {
  const value = money("Taxable value ₹", 62, ({ tax }) => tax?.taxable ?? 0);
  if (lines.some(({ tax }) => (tax?.igst ?? 0) > 0)) {
    return [value, rate("IGST rate", 1), money("IGST ₹", 58, ({ tax }) => tax?.igst ?? 0)];
  }
  const second = seller.state ? secondTax(seller.state) : "SGST";
  return [
    value,
    rate("CGST rate", 0.5),
    money("CGST ₹", 50, ({ tax }) => tax?.cgst ?? 0),
    rate(`${second} rate`, 0.5),
    money(`${second} ₹`, 50, ({ tax }) => tax?.sgst ?? 0),
  ];
}

/** The columns of a document; those of tax only with a GSTIN. */
export function columnsOf(document: StoredDocument, width: number): Column[] {
  const isTaxed = document.seller.gstin !== null;
  const others: Column[] = [
    { head: "No.", width: 24, align: "left", cell: (_line, place) => String(place) },
    { head: "Description", width: 0, align: "left", cell: ({ title }) => title },
    ...(isTaxed
      ? [
          {
            head: "HSN or SAC",
            width: 48,
            align: "left",
            isWhole: true,
            cell: ({ code }: DocumentLine) => code,
          } as const,
        ]
      : []),
    { head: "Quantity", width: 48, align: "right", cell: ({ quantity, unit }) => `${quantity} ${unit}` },
    ...(isTaxed
      ? taxColumns(document)
      : [money("Price ₹", 70, ({ price }) => price)].map(({ sum: _, ...column }) => column)),
    money("Amount ₹", 62, ({ amount: all }) => all),
  ];
  const taken = others.reduce((sum, column) => sum + column.width, 0);
  return others.map((column) => (column.width === 0 ? { ...column, width: width - taken } : column));
}
