import { readFileSync } from "node:fs";

/** The end of a log file, indented for the terminal. */
export function lastLines(file: string, count: number): string {
  try {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n").slice(-count);
    return lines.map((line) => `    ${line.slice(0, 400)}`).join("\n");
  } catch {
    return "    (no log)";
  }
}
