import { formatCount } from "../counted";
/**
 * What a job did, as counts: numbers, and the lengths of lists, without what is 0.
 * @example countsOf({ settled: 2, left: 0, moneyWithoutOrder: [payment] }) // { settled: 2, moneyWithoutOrder: 1 }
 */
export function countsOf(result: object): Record<string, number> {
  const counted = Object.entries(result).map(([name, value]) => [name, Array.isArray(value) ? value.length : value]);
  return Object.fromEntries(counted.filter(([, value]) => typeof value === "number" && value > 0));
}

/** Counts in words: "3 settled, 1 money without order"; "Done" when there are none. */
export function countsText(counts: Record<string, number>): string {
  const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const parts = Object.entries(counts).map(([name, count]) => `${formatCount(count)} ${words(name)}`);
  return parts.join(", ") || "Done";
}
