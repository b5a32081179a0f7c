import { cleanLine } from "@/lib/clean-text";

/** A label without blanks around it, with one form of blanks and quotes. */
export function plainLabel(label: string): string {
  return cleanLine(label)
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[‘’ʼ`´]/g, "'");
}

/** A label as labels are compared: blanks around it, case and the form of quotes do not count. */
export function labelKey(label: string): string {
  return plainLabel(label).toLowerCase();
}
