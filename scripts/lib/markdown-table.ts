/** A Markdown table with aligned columns; the first row is the heading, and columns are right-aligned by default. */
export function markdownTable(rows: readonly (readonly string[])[], left: readonly number[] = [0]): string {
  const [heading = [], ...body] = rows;
  const widths = heading.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number) =>
    left.includes(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const line = (row: readonly string[]) => `| ${row.map(padded).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    left.includes(column) ? `:${"-".repeat(width)}-` : `-${"-".repeat(width)}:`,
  );
  return [line(heading), `|${rule.join("|")}|`, ...body.map(line)].join("\n");
}
