import { markdownTable } from "../../lib/markdown-table";
import type { Figure } from "./timing";

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en-IN")} ms`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Formats figures as a Markdown table. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, first, median, memory }) => [
    name,
    ms(first),
    ms(median),
    memory === undefined ? "" : megabytes(memory),
  ]);
  return markdownTable([["", "first", "median of 5", "memory at most"], ...rows]);
}
