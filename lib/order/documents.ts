import type { DocumentKind } from "./status";

interface KindTraits {
  /** The words of its link. */
  label: string;
  /** The words over the document itself. */
  heading: string;
  /** What its numbers begin with. */
  series: string;
  /** What gives money back on it; null for what does so itself. */
  creditedBy: DocumentKind | null;
}

export const documentTraits: Readonly<Record<DocumentKind, KindTraits>> = {
  invoice: { label: "Invoice", heading: "Tax Invoice", series: "V", creditedBy: "creditNote" },
  creditNote: { label: "Credit note", heading: "Credit Note", series: "VC", creditedBy: null },
  receipt: { label: "Receipt", heading: "Receipt", series: "VR", creditedBy: "refundReceipt" },
  refundReceipt: { label: "Refund receipt", heading: "Refund Receipt", series: "VRC", creditedBy: null },
};

/** The Indian financial year of an Indian day, April to March: "2026-11-25" -> "2627". */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${String(first).slice(-2)}${String(first + 1).slice(-2)}`;
}

/** The series of a kind of document on an Indian day, as its numbers begin: "V2627". */
export function seriesOf(kind: DocumentKind, day: string): string {
  return `${documentTraits[kind].series}${financialYear(day)}`;
}

/** A number of a series, at most 16 characters as rule 46 of the CGST Rules asks: "V2627-0000001". */
export function documentNumber(series: string, count: number): string {
  return `${series}-${String(count).padStart(7, "0")}`;
}

/** Where a document of an order is downloaded. */
export function documentPath(orderId: string, number: string): string {
  return `/api/shop/order/invoice/${orderId}?number=${number}`;
}
