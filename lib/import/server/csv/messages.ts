import { AppError } from "@/lib/errors";

/** For a file that can't be read any further; names the line. */
export function fileError(line: number, reason: string): AppError {
  return new AppError("invalid", `Line ${line}: ${reason}`, { issues: [{ field: `line ${line}`, reason }] });
}

/** How much of a value is quoted in a message, in characters. */
const quotedLength = 60;

/** A value as quoted in messages. */
export function quoted(value: string): string {
  return `"${value.length > quotedLength ? `${value.slice(0, quotedLength - 1)}…` : value}"`;
}
