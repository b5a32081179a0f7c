import { existsSync, readFileSync, renameSync } from "node:fs";

/** Moves the previous run's log aside, so that a log covers one run and does not grow indefinitely. */
export function freshLog(file: string): string {
  if (existsSync(file)) renameSync(file, `${file}.previous`);
  return file;
}

/** The end of a log file, indented for the terminal. */
export function lastLines(file: string, count: number): string {
  try {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n").slice(-count);
    return lines.map((line) => `    ${line.slice(0, 400)}`).join("\n");
  } catch {
    return "    (no log)";
  }
}
