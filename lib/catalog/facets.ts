import { type Chosen, type FilterGroup, filterGroups, type GroupId, ids, perGroup } from "./options";
import type { Facets } from "./schema";

/** How many products have this combination of options. */
export type OptionCount = Record<GroupId, string> & { count: number };

/** Whether an option of a group is chosen. An empty choice allows all options; of a main group, only known ones. */
function allows({ options, isMain }: FilterGroup, chosen: string[]): (id: string) => boolean {
  const known = new Set(ids(options));
  return (id) => (chosen.length > 0 ? chosen.includes(id) : true) && (known.has(id) || !isMain);
}

/** Whether products with these options match the chosen ones. */
export function matcher(chosen: Chosen): (options: Record<GroupId, string>) => boolean {
  const tests = filterGroups.map((group) => ({ id: group.id, test: allows(group, chosen[group.id]) }));
  return (options) => tests.every(({ id, test }) => test(options[id]));
}

/** How many products match the chosen options. */
export function countsOf(counts: readonly OptionCount[], chosen: Chosen): number {
  return counts.filter(matcher(chosen)).reduce((sum, { count }) => sum + count, 0);
}

/**
 * Products per option of each group, zeros included; each group is counted with the choices of the other groups
 * applied.
 */
export function facetsOf(counts: readonly OptionCount[], chosen: Chosen): Facets {
  return perGroup(({ id: group, options }) =>
    Object.fromEntries(ids(options).map((id) => [id, countsOf(counts, { ...chosen, [group]: [id] })])),
  );
}
