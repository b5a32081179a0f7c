import type { QueryFilter } from "mongoose";
import type { ProductFields } from "@/models/product";
import { type Chosen, type FilterGroup, ids, otherGroups } from "../options";

/** The value of the field that tells a stored product's options of a group. */
export function groupValue({ field }: FilterGroup, stored: object): unknown {
  return field.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], stored);
}

/** The options that a value of a group's field tells, as a set of bits: the first option is bit 0. */
export function optionBits(group: FilterGroup, value: unknown): number {
  return bitsOf(group, (id) => hasOption(group.reads, value, id));
}

function hasOption(reads: FilterGroup["reads"], value: unknown, id: string): boolean {
  if (reads === "id") return value === id;
  if (reads === "flags") return (value as Record<string, unknown> | undefined)?.[id] === true;
  if (reads === "least") return typeof value === "number" && value >= Number(id);
  return value === true;
}

/** The options of a group for which a test holds, as a set of bits. */
export function bitsOf({ options }: FilterGroup, test: (id: string) => boolean): number {
  return options.reduce((bits, { id }, at) => (test(id) ? bits | (1 << at) : bits), 0);
}

export type PriceLimits = Pick<Chosen, "minPrice" | "maxPrice">;

/** The price limits in paise; infinite ones where there is none. */
export function limitsOf({ minPrice: [min], maxPrice: [max] }: PriceLimits) {
  return {
    lowest: min === undefined ? Number.NEGATIVE_INFINITY : Number(min) * 100,
    highest: max === undefined ? Number.POSITIVE_INFINITY : Number(max) * 100,
  };
}

/** Whether a choice has a filter that the indexes of the database do not begin with. */
export function isFine(chosen: Chosen): boolean {
  return [...otherGroups.map(({ id }) => chosen[id]), chosen.minPrice, chosen.maxPrice].some(
    ({ length }) => length > 0,
  );
}

/**
 * The condition on stored products for the chosen options of a group; unknown ids match nothing. Those of different
 * groups have different names, so that they can be merged: only one group reads flags.
 */
export function conditionOf(group: FilterGroup, chosen: readonly string[]): QueryFilter<ProductFields> {
  const { field, reads } = group;
  const known = ids(group.options).filter((id) => chosen.includes(id));
  if (reads === "id") return { [field]: { $in: known } };
  if (known.length === 0) return { _id: { $in: [] } };
  if (reads === "least") return { [field]: { $gte: Math.min(...known.map(Number)) } };
  if (reads === "flag") return { [field]: true };
  return { $or: known.map((id) => ({ [`${field}.${id}`]: true })) };
}
