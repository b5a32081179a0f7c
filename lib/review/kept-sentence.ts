/** "T-shirts" and "JJ coats" keep their capital, "Shirts" within a sentence does not. */
function within(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** ("M", "Zara", "Shirts") -> "You kept M in Zara shirts". */
export function keptSentence(size: string, brand: string, kind: string): string {
  return `You kept ${size} in ${brand} ${within(kind)}`;
}
