import { isRecord } from "@/lib/keys";
import { formatRupees } from "@/lib/money";
import { shortNumber } from "@/lib/order/short-number";
import { logActions } from "./options";
import type { LogEntry } from "./schema";

/**
 * Summarizes a log entry in one line, with the state that an order, a return or a grievance was brought to; an action of
 * another version of the shop is shown by its name.
 */
export function formatEntry(entry: LogEntry): string {
  const { kind, action, title, targetId } = entry;
  const name = title || (kind === "order" ? shortNumber(targetId) : targetId);
  const [field, state] = newState(entry);
  if (state && action === "set state") return `Set grievance ${name} to ${state}`;
  if (state && action === "update return") return `Return of order ${name}: ${state}`;
  if (state && action === "set status")
    return `Set ${field === "paymentStatus" ? "the payment of order" : "order"} ${name} to ${state}`;
  const words: Partial<Record<string, string>> = logActions[kind];
  return `${words[action] ?? `${kind}: ${action}`} ${name}`;
}

/** The first of these fields that has changed, and its value now; states are stored as screens call them. */
function newState({ before, after }: LogEntry): [field?: string, state?: string] {
  const field = ["orderStatus", "paymentStatus", "status", "refundStatus", "state"].find(
    (name) => after?.[name] && after[name] !== before?.[name],
  );
  return field ? [field, String(after?.[field])] : [];
}

/** The fields that are amounts, of products, settings and returns. */
const amounts = new Set(["price", "saleprice", "platform", "shipping", "freeShippingFrom", "cashLimit", "refund"]);

/** Formats a field's value for display; "none" if it is empty. */
function formatValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
    return "none";
  if (amounts.has(field) && typeof value === "number") return value === 0 ? "none" : formatRupees(value);
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** The parts of an object by their names, and of a list of objects by their numbers; null for what has no parts. */
function partsOf(value: unknown): Record<string, unknown> | null {
  if (!Array.isArray(value)) return isRecord(value) ? value : null;
  return value.some(isRecord) ? Object.fromEntries(value.map((one, index) => [index + 1, one])) : null;
}

/** A changed field with its values before and after; what is within another stands after its name, "banners 1 title". */
export interface FormattedChange {
  field: string;
  before: string;
  after: string;
}

/** The changed fields of an entry, in stored order. */
export function formatChanges({ before, after }: Pick<LogEntry, "before" | "after">): FormattedChange[] {
  return changesWithin([], before ?? {}, after ?? {});
}

function changesWithin(path: readonly string[], before: unknown, after: unknown): FormattedChange[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  if (was || is) {
    const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
    return names.flatMap((name) => changesWithin([...path, name], was?.[name], is?.[name]));
  }
  const name = path.at(-1) ?? "";
  const change = { field: path.join(" "), before: formatValue(name, before), after: formatValue(name, after) };
  return change.before === change.after ? [] : [change];
}
