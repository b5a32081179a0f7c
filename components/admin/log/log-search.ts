import type { LogSearch } from "@/lib/admin-log/pages";
import { choiceOf, searchOf } from "../address-values";

/** What entries can be about. */
export const logFilters = [
  { id: "", label: "Everything" },
  { id: "product", label: "Products" },
  { id: "order", label: "Orders" },
  { id: "grievance", label: "Grievances" },
  { id: "settings", label: "Settings" },
  { id: "page", label: "Help pages" },
  { id: "role", label: "People" },
  { id: "catalogue", label: "Catalogue" },
];

/** The filters of the page Log, by the parameters of its URL. */
export function logSearchOf(text: (name: string) => string) {
  const kinds = logFilters.map(({ id }) => id);
  return { q: searchOf(text("q")), kind: choiceOf(text("kind"), kinds) } satisfies LogSearch;
}
