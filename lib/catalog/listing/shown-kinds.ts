import type { Option } from "../options";

/** How many kinds stand above a list. */
const maxKinds = 14;

/**
 * The kinds to offer above a list: those that most of its products have, and the chosen ones, in the order of their list.
 * @param counts how many products have each
 */
export function shownKinds<Kind extends Option>(
  kinds: readonly Kind[],
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
): Kind[] {
  const countOf = ({ id }: Kind) => counts[id] ?? 0;
  const used = kinds.filter((kind) => !kind.hidden && countOf(kind) > 0);
  const first = used.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, maxKinds);
  return used.filter((kind) => first.includes(kind) || chosen.includes(kind.id));
}
