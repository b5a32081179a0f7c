import { priceSteps } from "../listing/price-quantiles";
import { type Chosen, filterGroups, type GroupId, ids, perGroup } from "../options";
import type { Facets } from "../schema";
import { bitsOf } from "./group-options";

/** The products with the same options. */
export interface Tally {
  /** The options of each group, as a set of bits: see optionBits. */
  options: Readonly<Record<GroupId, number>>;
  /** How many are within the price limits. */
  count: number;
  /** Their prices in paise, whatever the price limits. */
  lowest: number;
  highest: number;
}

/** What a choice of filters comes to. */
export interface Summary {
  /** How many products match. */
  total: number;
  facets: Facets;
  /** The lowest price in paise whatever the price limits; infinite without products. */
  lowest: number;
}

/** A group with the options that a choice allows, as a set of bits; null allows all products. */
function wantedBits(chosen: Chosen) {
  return filterGroups.map((group) => {
    const isAny = chosen[group.id].length === 0;
    // Products of a main group's unknown option are not listed.
    if (isAny && !group.isMain) return { id: group.id, bits: null };
    return { id: group.id, bits: bitsOf(group, (id) => isAny || chosen[group.id].includes(id)) };
  });
}

/** Whether products with these options match the chosen ones, whatever the price limits. */
export function matcher(chosen: Chosen): (options: Tally["options"]) => boolean {
  const wanted = wantedBits(chosen);
  return (options) => wanted.every(({ id, bits }) => bits === null || (options[id] & bits) !== 0);
}

/**
 * Adds up tallies: the products that match, and products per option of each group, zeros included. Each group is
 * counted with the choices of the others applied, and so is the price.
 */
export function summarise(tallies: readonly Tally[], chosen: Chosen): Summary {
  const wanted = wantedBits(chosen);
  const counts = perGroup(({ options }) => options.map(() => 0));
  let [total, lowest, highest] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  const prices: number[] = [];

  function add(id: GroupId, bits: number, count: number): void {
    const ofGroup = counts[id];
    for (let at = 0; at < ofGroup.length; at++) if (bits & (1 << at)) ofGroup[at] = (ofGroup[at] as number) + count;
  }

  for (const { options, count, ...bounds } of tallies) {
    let failing: GroupId | undefined;
    let fails = 0;
    for (const { id, bits } of wanted) {
      if (bits === null || options[id] & bits) continue;
      failing = id;
      fails += 1;
    }
    if (fails > 1) continue;
    if (failing) {
      add(failing, options[failing], count);
      continue;
    }
    total += count;
    lowest = Math.min(lowest, bounds.lowest);
    highest = Math.max(highest, bounds.highest);
    // The bounds of each combination of options stand for the prices of all: they need no further look at the products.
    prices.push(bounds.lowest, bounds.highest);
    for (const { id } of wanted) add(id, options[id], count);
  }
  const facets = perGroup(({ id, options }) =>
    Object.fromEntries(ids(options).map((option, at) => [option, counts[id][at] as number])),
  );
  const price =
    highest >= lowest
      ? { min: Math.floor(lowest / 100), max: Math.ceil(highest / 100), steps: priceSteps(prices) }
      : null;
  return { total, lowest, facets: { ...facets, price } as Facets };
}
