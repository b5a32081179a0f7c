import type { QueryFilter } from "mongoose";
import type { ProductFields } from "@/models/product";
import { type Chosen, type FilterGroup, filterGroups, type GroupId, ids, otherGroups, perGroup } from "../options";

/** An option of a group as a text of its own among those of all groups. */
export function optionKey(group: string, option: string): string {
  return `${group}:${option}`;
}

/** The options of all groups that a stored product has, as texts of their own; unknown ones are left out. */
export function optionsOf(stored: object): string[] {
  return Object.values(
    perGroup((group) => optionsIn(group, groupValue(group, stored)).map((option) => optionKey(group.id, option))),
  ).flat();
}

/** The value of the field that tells a stored product's options of a group. */
function groupValue({ field }: FilterGroup, stored: object): unknown {
  return field.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], stored);
}

/** The options that a value of a group's field tells. */
function optionsIn({ reads, options }: FilterGroup, value: unknown): string[] {
  if (reads === "id") return options.some(({ id }) => id === value) ? [value as string] : [];
  return ids(options).filter((id) => {
    if (reads === "flags") return (value as Record<string, unknown> | undefined)?.[id] === true;
    return reads === "least" ? typeof value === "number" && value >= Number(id) : value === true;
  });
}

/** The same as an expression of the database: the list of a stored product's options of a group. */
export function optionsExpression({ field, reads, options }: FilterGroup): object {
  if (reads === "id") return [`$${field}`];
  if (reads === "flag") return { $cond: [`$${field}`, ids(options), []] };
  if (reads === "least")
    return { $filter: { input: ids(options), cond: { $gte: [`$${field}`, { $toInt: "$$this" }] } } };
  const flags = { $filter: { input: { $objectToArray: `$${field}` }, cond: "$$this.v" } };
  return { $map: { input: flags, in: "$$this.k" } };
}

/** The options of a group that a choice allows; null allows all products. */
export function wantedOptions(group: FilterGroup, chosen: Chosen): string[] | null {
  const isAny = chosen[group.id].length === 0;
  // Products of a main group's unknown option are not listed.
  if (isAny) return group.isMain ? ids(group.options) : null;
  return ids(group.options).filter((id) => chosen[group.id].includes(id));
}

const groups: readonly FilterGroup[] = filterGroups;

type PriceLimits = Pick<Chosen, "minPrice" | "maxPrice">;

/** The price limits in paise; infinite ones where there is none. */
export function limitsOf({ minPrice: [min], maxPrice: [max] }: PriceLimits) {
  return {
    lowest: min === undefined ? Number.NEGATIVE_INFINITY : Number(min) * 100,
    highest: max === undefined ? Number.POSITIVE_INFINITY : Number(max) * 100,
  };
}

/**
 * The visible products of the chosen options, as a condition on stored products; those of main groups are listed by
 * name. @param without the group, or "price", whose choice is left aside
 */
export function scopeOf(chosen: Chosen, without?: GroupId | "price"): QueryFilter<ProductFields> {
  const conditions = groups
    .filter(({ id }) => id !== without)
    .flatMap((group) => conditionOf(group, wantedOptions(group, chosen)) ?? []);
  const { lowest, highest } = limitsOf(chosen);
  const pays = { ...(lowest > 0 && { $gte: lowest }), ...(Number.isFinite(highest) && { $lte: highest }) };
  const isLimited = without !== "price" && Object.keys(pays).length > 0;
  return Object.assign({ live: true }, ...conditions, isLimited && { pays });
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
