const rupeeFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Formats rupees for display, in Indian grouping and with both paise digits: 123456 -> "₹1,23,456.00". */
export function formatRupees(rupees: number): string {
  return rupeeFormat.format(rupees);
}

const wholeRupeeFormat = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Formats whole rupees, in Indian grouping: 123456 -> "₹1,23,456". */
export function formatWholeRupees(rupees: number): string {
  return wholeRupeeFormat.format(rupees);
}

/** Formats paise (integer) for display: 12345600 -> "₹1,23,456.00". */
export function formatPaise(paise: number): string {
  return formatRupees(paiseToRupees(paise));
}

/** Converts rupees with at most two decimals to integer paise: 1499.5 -> 149950. */
export function rupeesToPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Converts integer paise to rupees: 149950 -> 1499.5. */
export function paiseToRupees(paise: number): number {
  return paise / 100;
}

/** True for an amount in rupees without fractions of a paisa. */
export function isWholePaise(rupees: number): boolean {
  return Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;
}
