import { formatRupees } from "@/lib/money";
import { logActions } from "./options";
import type { LogEntry } from "./schema";

/** Summarizes a log entry in one line; an action of another version of the shop is shown by its name. */
export function formatEntry({ kind, action, title, targetId }: LogEntry): string {
  const words: Partial<Record<string, string>> = logActions[kind];
  return `${words[action] ?? `${kind}: ${action}`} ${title || targetId}`;
}

const amounts = new Set(["price", "saleprice"]);

/** Formats a field's value for display; "none" if it is empty. */
export function formatValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
    return "none";
  if (amounts.has(field) && typeof value === "number") return value === 0 ? "none" : formatRupees(value);
  return Array.isArray(value) ? value.join(", ") : typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A changed field with its values before and after. */
export interface FormattedChange {
  field: string;
  before: string;
  after: string;
}

/** The changed fields of an entry, in stored order. */
export function formatChanges({ before, after }: Pick<LogEntry, "before" | "after">): FormattedChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: formatValue(field, before?.[field]), after: formatValue(field, after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
