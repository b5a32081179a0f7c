import type { QueryFilter } from "mongoose";
import type { ProductFields } from "@/models/product";
import { type Chosen, type FilterGroup, filterGroups, ids, otherGroups } from "../options";

const groups: readonly FilterGroup[] = filterGroups;

/** An option of a group as a text of its own among those of all groups. */
export function optionKey(group: string, option: string): string {
  return `${group}:${option}`;
}

/** The options of all groups that a stored product has, as texts of their own; unknown ones are left out. */
export function optionsOf(stored: object): string[] {
  return optionsBy(({ field }) =>
    field.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], stored),
  );
}

/** The same by the value of each group's field. */
export function optionsBy(valueIn: (group: FilterGroup) => unknown): string[] {
  return groups.flatMap((group) => optionsIn(group, valueIn(group)).map((option) => optionKey(group.id, option)));
}

/** The options that a value of a group's field tells. */
function optionsIn({ reads, options }: FilterGroup, value: unknown): string[] {
  if (reads === "id") return options.some(({ id }) => id === value) ? [value as string] : [];
  return ids(options).filter((id) => {
    if (reads === "flags") return (value as Record<string, unknown> | undefined)?.[id] === true;
    return reads === "least" ? typeof value === "number" && value >= Number(id) : value === true;
  });
}

/** The options of a group that a choice allows; null allows all products. */
export function wantedOptions(group: FilterGroup, chosen: Chosen): string[] | null {
  const isAny = chosen[group.id].length === 0;
  // Products of a main group's unknown option are not listed.
  if (isAny) return group.isMain ? ids(group.options) : null;
  return ids(group.options).filter((id) => chosen[group.id].includes(id));
}

type PriceLimits = Pick<Chosen, "minPrice" | "maxPrice">;

/** The price limits in paise; infinite ones where there is none. */
export function limitsOf({ minPrice: [min], maxPrice: [max] }: PriceLimits) {
  return {
    lowest: min === undefined ? Number.NEGATIVE_INFINITY : Number(min) * 100,
    highest: max === undefined ? Number.POSITIVE_INFINITY : Number(max) * 100,
  };
}

/** The visible products of the chosen options, as a condition on stored products. */
export function scopeOf(chosen: Chosen): QueryFilter<ProductFields> {
  const conditions = groups.flatMap((group) => conditionOf(group, wantedOptions(group, chosen)) ?? []);
  const { lowest, highest } = limitsOf(chosen);
  const pays = { ...(lowest > 0 && { $gte: lowest }), ...(Number.isFinite(highest) && { $lte: highest }) };
  return Object.assign({ live: true }, ...conditions, Object.keys(pays).length > 0 && { pays });
}

/**
 * The condition for one of some options of a group. Those of different groups have different names, so that they can be
 * merged: only one group reads flags.
 */
function conditionOf({ field, reads }: FilterGroup, known: string[] | null): QueryFilter<ProductFields> | null {
  if (known === null) return null;
  if (reads === "id") return { [field]: { $in: known } };
  if (known.length === 0) return { _id: { $in: [] } };
  if (reads === "least") return { [field]: { $gte: Math.min(...known.map(Number)) } };
  if (reads === "flag") return { [field]: true };
  return { $or: known.map((id) => ({ [`${field}.${id}`]: true })) };
}

/** Whether a choice has a filter that cached pages do not have. */
export function isFine(chosen: Chosen): boolean {
  return [...otherGroups.map(({ id }) => chosen[id]), chosen.minPrice, chosen.maxPrice].some(
    ({ length }) => length > 0,
  );
}
