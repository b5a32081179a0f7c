import { type LogKind, logKinds } from "@/lib/admin-log/options";
import type { LogSearch } from "@/lib/admin-log/pages";
import { keysOf } from "@/lib/keys";
import { choiceOf, searchOf } from "../address-values";

/** What entries can be about, in the order of the filter. */
const labels: Record<LogKind, string> = {
  product: "Products",
  order: "Orders",
  review: "Reviews",
  grievance: "Grievances",
  settings: "Settings",
  page: "Help pages",
  role: "People",
  catalogue: "Catalogue",
};

export const logFilters = keysOf(labels).map((id) => ({ id, label: labels[id] }));

/** The filters of the page Log, by the parameters of its URL. */
export function logSearchOf(text: (name: string) => string) {
  return { q: searchOf(text("q")), kind: choiceOf(text("kind"), logKinds) } satisfies LogSearch;
}
