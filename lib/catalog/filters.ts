import { type CurrentLists, lists } from "./lists/current";
import { audiences, colours, discounts, type Option, priceLimits, ratings, visible } from "./options";
import type { Facets } from "./schema";

type FixedGroupId =
  | "category"
  | "kind"
  | "brand"
  | "audience"
  | "size"
  | "colour"
  | "origin"
  | "discount"
  | "rating"
  | "inStock";
type LimitId = (typeof priceLimits)[number]["id"];
/** The group of a fact. */
export type FactGroupId = `fact.${string}`;
export type GroupId = FixedGroupId | FactGroupId;
/** A filter: a group, or a limit of the price. It is the name of its query parameter and of what is stored for the tab. */
export type FilterId = GroupId | LimitId;

/**
 * The chosen option ids of each filter group, and the price limits as the text of a number of rupees; an empty list
 * matches all products.
 */
export type Chosen = Record<FixedGroupId | LimitId, string[]> & { [id: FactGroupId]: string[] | undefined };

/**
 * A filter group of the listing. Of one with `isSingle` at most one option is chosen, of the others several. `variant` is
 * that of its options in the panel where they are no rows. A listing with at most one option of each group with
 * `isCached` and without other filters is a cached page. Of a group with `isRequired` each listed product has an option
 * of its list.
 *
 * `field` is the stored field of a product, and `reads` how it tells the product's options:
 * - `id`: it is the id of the product's option;
 * - `flags`: it has a boolean for each option;
 * - `least`: it is a number, and an option matches from its id on;
 * - `flag`: it is the boolean of the only option;
 * - `origin`: it is the id, or else its kind or the settings say it: see storedOrigin in server/group-options.ts;
 * - `audience`: it is the id, where the category does not say it: see audienceOf in audience.ts.
 *
 * `counts` says which options are counted: all that are not hidden, or those that products have.
 */
export interface FilterGroup {
  id: GroupId;
  label: string;
  options: readonly Option[];
  isCached?: boolean;
  isRequired?: boolean;
  isSingle?: boolean;
  field: string;
  reads: "id" | "flags" | "least" | "flag" | "origin" | "audience";
  counts: "all" | "used" | ((id: string) => boolean);
  variant?: "buttons" | "swatches";
}

function groupsOf({ categories, kinds, brands, sizeSets, facts }: CurrentLists): FilterGroup[] {
  const letters = new Set(sizeSets.find(({ id }) => id === "letters")?.sizes.map(({ id }) => id));
  const sizes = sizeSets.flatMap((set) => set.sizes.map((size) => ({ ...size, hidden: set.hidden || size.hidden })));
  const ofFacts = facts
    .filter(({ type }) => type === "options")
    .map(
      ({ id, label, options, filter, hidden }): FilterGroup => ({
        id: `fact.${id}`,
        label,
        field: `facts.${id}`,
        reads: "id",
        options: filter && !hidden ? options : options.map((option) => ({ ...option, hidden: true })),
        counts: "used",
      }),
    );
  return [
    {
      id: "category",
      label: "Category",
      options: categories,
      field: "category",
      reads: "id",
      counts: "all",
      isCached: true,
      isRequired: true,
    },
    { id: "kind", label: "Kind", options: kinds, field: "kind", reads: "id", counts: "used", isCached: true },
    {
      id: "brand",
      label: "Brand",
      options: brands,
      field: "brand",
      reads: "id",
      counts: "all",
      isCached: true,
      isRequired: true,
    },
    { id: "audience", label: "For", options: audiences, field: "audience", reads: "audience", counts: "all" },
    {
      id: "size",
      label: "Size",
      options: sizes,
      field: "has",
      reads: "flags",
      variant: "buttons",
      counts: (id) => letters.has(id),
    },
    {
      id: "colour",
      label: "Colour",
      options: colours,
      field: "colour",
      reads: "id",
      counts: "all",
      variant: "swatches",
    },
    ...ofFacts,
    {
      id: "origin",
      label: "Country of origin",
      field: "origin",
      reads: "origin",
      counts: "used",
      // All countries on a server. A browser names those that products come from: see listing/shown-origins.ts.
      get options() {
        return globalThis.vastraCountries ?? [];
      },
    },
    {
      id: "discount",
      label: "Discount",
      options: discounts,
      field: "percent",
      reads: "least",
      counts: "all",
      isSingle: true,
    },
    {
      id: "rating",
      label: "Rating",
      options: ratings,
      field: "rating",
      reads: "least",
      counts: "all",
      isSingle: true,
    },
    {
      id: "inStock",
      label: "Availability",
      field: "inStock",
      reads: "flag",
      counts: "all",
      isSingle: true,
      options: [{ id: "1", label: "In stock only" }],
    },
  ];
}

const known = new WeakMap<CurrentLists, FilterGroup[]>();

/** The filter groups by the lists that hold now, in the order of the panel. */
export function filterGroups(): readonly FilterGroup[] {
  const current = lists();
  const groups = known.get(current) ?? groupsOf(current);
  known.set(current, groups);
  return groups;
}

/** A group by its id; undefined for a fact that there is not, and for a limit of the price. */
export function groupOf(id: FilterId): FilterGroup | undefined {
  return filterGroups().find((group) => group.id === id);
}

/** How many products have each option of a group. */
export function countsOf(facets: Facets, id: GroupId): Record<string, number> {
  return (isFactFilter(id) ? facets.facts[id.slice(factPrefix.length)] : facets[id as FixedGroupId]) ?? {};
}

/** The options of a group that a shopper can choose, and those that are chosen. */
export function offeredOptions({ options }: FilterGroup, chosen: readonly string[]): Option[] {
  const offered = new Set(visible(options));
  return options.filter((option) => offered.has(option) || chosen.includes(option.id));
}

/** Every filter that is no fact, in the order of the query; the facts stand before the origin. */
const fixedFilters = [
  ...(["category", "kind", "brand", "audience", "size", "colour", "origin", "discount", "rating", "inStock"] as const),
  ...priceLimits.map(({ id }) => id),
] as const;
const beforeFacts = fixedFilters.indexOf("origin");

/** Whether at most one option of a filter can be chosen. */
export function isSingleFilter(id: FilterId): boolean {
  return ["discount", "rating", "inStock", "minPrice", "maxPrice"].includes(id);
}

const factPrefix = "fact.";

/** Whether a parameter is the filter of a fact; one that no list has matches nothing. */
export function isFactFilter(name: string): name is FactGroupId {
  return name.startsWith(factPrefix);
}

/** Every filter of a query with these parameters, in the order of the query: the fixed ones, and the facts it names. */
export function filterIdsIn(names: Iterable<string>): FilterId[] {
  const facts = [...new Set(names)].filter(isFactFilter).sort();
  return [...fixedFilters.slice(0, beforeFacts), ...facts, ...fixedFilters.slice(beforeFacts)];
}

/** The chosen values of a filter. */
export function chosenOf(chosen: Partial<Chosen>, id: FilterId): string[] {
  return chosen[id] ?? [];
}

/** No filters chosen. */
export const noFilters: Chosen = Object.fromEntries(fixedFilters.map((id) => [id, []])) as unknown as Chosen;

/** A choice with what `read` returns for each of the filters, an empty list for none. */
export function choiceBy(names: Iterable<string>, read: (id: FilterId) => string[]): Chosen {
  const all = filterIdsIn(names).map((id) => [id, read(id)] as const);
  return { ...noFilters, ...Object.fromEntries(all.filter(([, values]) => values.length > 0)) };
}
