import type { Figure } from "./timing";

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en-IN")} ms`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Figures as a table of text, in the form that Markdown takes. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, first, median, memory }) => [
    name,
    ms(first),
    ms(median),
    memory === undefined ? "" : megabytes(memory),
  ]);
  const all = [["", "first", "median of 5", "memory at most"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(" | ")} |`;
  const rule = `|${widths.map((width, at) => `${at === 0 ? ":" : "-"}${"-".repeat(width)}${at === 0 ? "-" : ":"}`).join("|")}|`;
  return [line(all[0] ?? []), rule, ...rows.map(line)].join("\n");
}
