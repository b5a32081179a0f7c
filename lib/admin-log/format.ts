import { formatRupees } from "@/lib/money";
import type { LogEntry } from "./schema";

/** The start of the sentence for each action. */
const verbs: Record<string, string> = {
  "product add": "Added product",
  "product edit": "Edited product",
  "product delete": "Deleted product",
  "product restore": "Restored product",
  "product import": "Imported product",
  "product not restocked": "Did not restock returned pieces of a removed size of product",
  "order send mail again": "Sent a mail again about order",
  "order set status": "Set the status of order",
  "role grant": "Granted admin access to",
  "role reset second factor": "Reset the second factor of",
  "role revoke": "Removed admin access of",
};

/** Summarizes a log entry in one line. */
export function formatEntry({ kind, action, title, targetId }: LogEntry): string {
  return `${verbs[`${kind} ${action}`] ?? `${kind}: ${action}`} ${title || targetId}`;
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
