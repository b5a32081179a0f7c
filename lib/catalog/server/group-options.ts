import type { QueryFilter } from "mongoose";
import type { ProductFields } from "@/models/product";
import { audienceOf, categoriesOfPeople } from "../audience";
import {
  type Chosen,
  chosenOf,
  type FilterGroup,
  type FilterId,
  filterGroups,
  filterIdsIn,
  groupOf,
  isFactFilter,
} from "../filters";
import "../countries";
import { getOrAdd } from "@/lib/get-or-add";
import { goodsOf } from "../goods";
import { type CurrentLists, currentId, lists, storedIds } from "../lists/current";
import { isEntryId } from "../lists/ids";
import { type FactValues, ids } from "../options";

/** An option of a group as a text of its own among those of all groups. */
export function optionKey(group: string, option: string): string {
  return `${group}:${option}`;
}

/** The list that the options of a group are, where merged ones may occur. */
const listOf = (group: string) => `${group}s`;

/** The options that products with an option of a group are stored with. */
const storedOptions = (group: string, options: readonly string[]) =>
  options.flatMap((option) => (group === "origin" ? originsOf(option) : storedIds(listOf(group), option)));

/**
 * The origin that a product is listed by: its own, or where it has none, its kind after a tilde, whose origin may change
 * while products stay as they are. That of no kind is the tilde alone.
 */
const storedOrigin = ({ origin, kind }: Pick<ProductFields, "origin" | "kind">) => origin || `~${kind ?? ""}`;

/** The same as an expression. */
const originExpression = {
  $cond: [{ $gt: ["$origin", ""] }, "$origin", { $concat: ["~", { $ifNull: ["$kind", ""] }] }],
};

/** The kinds whose products come from a country by default, as they are listed by it, by the lists that they are of. */
const kindsFrom = new WeakMap<CurrentLists, ReadonlyMap<string, string[]>>();

function kindsByOrigin(current: CurrentLists): ReadonlyMap<string, string[]> {
  const byOrigin = new Map<string, string[]>();
  for (const id of ["", ...ids(current.kinds)]) {
    const { origin } = goodsOf({ kind: id });
    const stored = id === "" ? [""] : storedIds("kinds", id);
    byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), ...stored.map((kind) => `~${kind}`)]);
  }
  return byOrigin;
}

/** What products from a country are listed by: its code, and the kinds whose products come from there by default. */
function originsOf(code: string): string[] {
  return [code, ...(getOrAdd(kindsFrom, lists(), kindsByOrigin).get(code) ?? [])];
}

/** The same as texts of their own. */
export function optionKeys(group: string, options: readonly string[]): string[] {
  return storedOptions(group, options).map((option) => optionKey(group, option));
}

/** By options that hold as long as their lists. */
const keysBy = new WeakMap<readonly string[], string[][]>();

/** The keys of each option of a group, remembered: the counts of one list ask for thousands. */
export function keysOfEach(group: string, options: readonly string[]): readonly (readonly string[])[] {
  return getOrAdd(keysBy, options, () => options.map((option) => optionKeys(group, [option])));
}

/** The option of a group that a stored one means. */
export function currentOption(group: string, option: string): string {
  if (group === "origin")
    return option.startsWith("~") ? goodsOf({ kind: currentId("kinds", option.slice(1)) }).origin : option;
  return currentId(listOf(group), option);
}

/** The value of a group's field in a stored product. */
export function valueIn(stored: object, { field, reads }: FilterGroup): unknown {
  if (reads === "audience") return audienceOf(stored as Pick<ProductFields, "category" | "audience">);
  if (reads === "origin") return storedOrigin(stored as Pick<ProductFields, "origin" | "kind">);
  return field.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], stored);
}

/** The options of all groups that a stored product has, as texts of their own; those that no list has are among them. */
export function optionsOf(stored: object): string[] {
  const fixed = filterGroups().filter(({ id }) => !isFactFilter(id));
  const facts = Object.entries((stored as { facts?: FactValues }).facts ?? {});
  return [
    ...fixed.flatMap((group) => optionsIn(group, valueIn(stored, group)).map((one) => optionKey(group.id, one))),
    // Lines of text are no options.
    ...facts.flatMap(([fact, value]) => (isEntryId(value) ? [optionKey(`fact.${fact}`, value)] : [])),
  ];
}

/** The options that a value of a group's field tells, those that its list lacks included. */
export function optionsIn({ reads, options }: FilterGroup, value: unknown): string[] {
  switch (reads) {
    case "id":
    case "origin":
    case "audience":
      return typeof value === "string" && value !== "" ? [value] : [];
    case "flags":
      return Object.entries(value ?? {}).flatMap(([id, isSet]) => (isSet === true ? [id] : []));
    case "least":
      return ids(options).filter((id) => typeof value === "number" && value >= Number(id));
    case "flag":
      return value === true ? ids(options) : [];
  }
}

/** The filters that a choice narrows by, with the options that it allows; unknown ones match nothing. */
export function wantedOptions(chosen: Chosen): { id: FilterId; group: FilterGroup | undefined; allowed: string[] }[] {
  const named = filterIdsIn(Object.keys(chosen)).filter((id) => id !== "minPrice" && id !== "maxPrice");
  return named.flatMap((id) => {
    const values = chosenOf(chosen, id);
    if (values.length === 0) return [];
    const group = groupOf(id);
    const meant = new Set(values.map((value) => currentOption(id, value)));
    return [{ id, group, allowed: group ? ids(group.options).filter((option) => meant.has(option)) : [] }];
  });
}

/** The groups of which each listed product has an option of their lists. */
export function requiredGroups(): FilterGroup[] {
  return filterGroups().filter(({ isRequired }) => isRequired);
}

type PriceLimits = Pick<Chosen, "minPrice" | "maxPrice">;

/** The price limits in paise; infinite ones where there is none. */
export function limitsOf({ minPrice: [min], maxPrice: [max] }: PriceLimits) {
  return {
    lowest: min === undefined ? Number.NEGATIVE_INFINITY : Number(min) * 100,
    highest: max === undefined ? Number.POSITIVE_INFINITY : Number(max) * 100,
  };
}

/** The visible products of the chosen options, as a condition on stored products. @param but a group that does not count */
export function scopeOf(chosen: Chosen, but?: string): QueryFilter<ProductFields> {
  const wanted = wantedOptions(chosen).filter(({ id }) => id !== but);
  const required = requiredGroups().map(({ id, field, options }) => ({
    [field]: { $in: storedOptions(id, ids(options)) },
  }));
  const conditions = wanted.map(({ group, allowed }) => conditionOf(group, allowed));
  const { lowest, highest } = limitsOf(chosen);
  const pays = { ...(lowest > 0 && { $gte: lowest }), ...(Number.isFinite(highest) && { $lte: highest }) };
  const all = Object.assign({ live: true }, ...required, ...conditions, Object.keys(pays).length > 0 && { pays });
  return all;
}

/**
 * The condition for one of some options of a group. Those of different groups have different names, so that they can be
 * merged: only one group reads flags.
 */
function conditionOf(group: FilterGroup | undefined, allowed: string[]): QueryFilter<ProductFields> {
  if (!group || allowed.length === 0) return { _id: { $in: [] } };
  const { id, field, reads } = group;
  if (reads === "id") return { [field]: { $in: storedOptions(id, allowed) } };
  if (reads === "audience") return { $and: [audienceCondition(allowed)] };
  if (reads === "origin") return { $expr: { $in: [originExpression, storedOptions(id, allowed)] } };
  if (reads === "least") return { [field]: { $gte: Math.min(...allowed.map(Number)) } };
  if (reads === "flag") return { [field]: true };
  return { $or: allowed.map((id) => ({ [`${field}.${id}`]: true })) };
}

/** The products for one of these audiences, as audienceOf tells it. */
function audienceCondition(allowed: readonly string[]): QueryFilter<ProductFields> {
  const stored = allowed.includes("everyone") ? [...allowed, null] : allowed;
  const byCategory = { category: { $in: categoriesOfPeople.filter((id) => allowed.includes(id)) } };
  return { $or: [byCategory, { category: { $nin: categoriesOfPeople }, audience: { $in: stored } }] } as object;
}

/** What groups that are no field alone read of a stored product, as expressions. */
export const expressions: Partial<Record<FilterGroup["reads"], object>> = {
  origin: originExpression,
  audience: {
    $cond: [{ $in: ["$category", categoriesOfPeople] }, "$category", { $ifNull: ["$audience", "everyone"] }],
  },
};

/** Whether a choice has a filter that cached pages do not have. */
export function isFine(chosen: Chosen): boolean {
  return filterIdsIn(Object.keys(chosen)).some((id) => !groupOf(id)?.isCached && chosenOf(chosen, id).length > 0);
}
