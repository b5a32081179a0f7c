/** Formats ten digits for display: "9845011223" -> "+91 98450 11223". Any other text is returned unchanged. */
export function formatMobile(digits: string): string {
  return /^\d{10}$/.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}
