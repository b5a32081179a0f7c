import { type Chosen, chosenOf, countsOf, type FilterGroup, filterGroups } from "../filters";
import type { Facets } from "../schema";

/** Whether a group can narrow the list: it is a switch, or has several options that match. */
function isOffered(group: FilterGroup, query: Chosen, facets: Facets): boolean {
  const chosen = chosenOf(query, group.id);
  if (group.isRequired || group.reads === "flag" || chosen.length > 0) return true;
  return Object.values(countsOf(facets, group.id)).filter((count) => count > 0).length > 1;
}

/** The groups of the panel that stand after the price. */
const afterPrice = ["discount", "rating", "inStock"];

/** The groups that can narrow a list, by whether they stand before or after the price. */
export function offeredGroups(query: Chosen, facets: Facets): { before: FilterGroup[]; after: FilterGroup[] } {
  const groups = filterGroups().filter((group) => isOffered(group, query, facets));
  const isLast = ({ id }: FilterGroup) => afterPrice.includes(id);
  return { before: groups.filter((group) => !isLast(group)), after: groups.filter(isLast) };
}
