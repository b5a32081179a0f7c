import type { AdminEntry, AdminLists } from "@/lib/catalog/lists/save-schema";
import type { ListId } from "@/lib/catalog/lists/schema";
import { counted } from "@/lib/counted";

/** How many labels a summary names. */
const shown = 8;

/** What belongs to an entry, in a line: of a kind where it is offered and its sizes, of a set its sizes. */
export function summaryOf(list: ListId, entry: AdminEntry, lists: AdminLists): string {
  if ("sizes" in entry) return named(entry.sizes, "No sizes yet");
  if ("options" in entry) {
    if (entry.type === "text") return "A line of text";
    return [entry.filter && "Filter", named(entry.options, "no options yet")].filter(Boolean).join(": ");
  }
  if (list === "kinds" && "categories" in entry) {
    const labelOf = (found: readonly { id: string; label: string }[], id: string) =>
      found.find((each) => each.id === id)?.label ?? id;
    return [
      entry.categories.map((id) => labelOf(lists.categories.entries, id)).join(", "),
      labelOf(lists.sizeSets.entries, entry.sizeSet),
      ...(entry.facts.length > 0 ? [counted(entry.facts.length, "fact")] : []),
      ...(entry.hsn ? [`HSN ${entry.hsn}`] : []),
    ].join(" · ");
  }
  return "";
}

function named(items: readonly { label: string }[], none: string): string {
  if (items.length === 0) return none;
  const rest = items.length - shown;
  const labels = items.slice(0, shown).map(({ label }) => label);
  return rest > 0 ? `${labels.join(", ")} and ${rest} more` : labels.join(", ");
}
