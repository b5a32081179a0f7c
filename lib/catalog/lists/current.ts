import type { Goods } from "../options";
import type { CatalogueLists, Kind, SizeEntry, SizeSet } from "./schema";

/**
 * The lists that hold now. A server knows all of them (server/lists/load.ts sets them before a request is answered); a
 * browser knows those that its page came with and that it has asked for since.
 */
export interface CurrentLists extends CatalogueLists {
  /** The sum of the versions of all lists: rises with each change. */
  version: number;
  /** What merged entries are now: their ids to the id that they mean. */
  aliases: Merged;
  /** The same for their labels by `labelKey`, which files may name; a browser does not know it. */
  mergedLabels?: Merged | undefined;
  /** What the settings say of goods that do not say it themselves; a browser does not know it. */
  law?: Goods | undefined;
  /** The merged entries whose id some products may still have. */
  unmoved?: readonly { list: string; id: string; to: string }[];
}

/** Of the lists whose entries can be merged. */
export type Merged = Readonly<Record<"kinds" | "brands", Readonly<Record<string, string>>>>;

declare global {
  /** The build has several copies of this module, which share the lists. */
  var vastraLists: CurrentLists | undefined;
}

const none: CurrentLists = {
  version: 0,
  categories: [],
  kinds: [],
  brands: [],
  sizeSets: [],
  facts: [],
  aliases: { kinds: {}, brands: {} },
};

/** The lists that hold now. */
export function lists(): CurrentLists {
  return globalThis.vastraLists ?? none;
}

/** Makes these the lists that hold. */
export function setLists(lists: CurrentLists): void {
  globalThis.vastraLists = lists;
}

/** An entry of a list by its id. */
export function entryOf<T extends { id: string }>(entries: readonly T[], id: string): T | undefined {
  return entries.find((entry) => entry.id === id);
}

/** What an id means now: of a merged entry, the one that it was merged into. */
export function currentId(list: string, id: string): string {
  const { kinds, brands } = lists().aliases;
  const aliases = list === "kinds" ? kinds : list === "brands" ? brands : {};
  return Object.hasOwn(aliases, id) ? (aliases[id] ?? id) : id;
}

/** What options of a filter mean now, each once. */
export function currentOptions(filter: string, options: readonly string[]): string[] {
  return [...new Set(options.map((id) => currentId(`${filter}s`, id)))];
}

/** The ids that products with an entry are stored with: its own, and those of entries that were just merged into it. */
export function storedIds(
  list: string,
  id: string,
  { unmoved = [] }: Pick<CurrentLists, "unmoved"> = lists(),
): string[] {
  return [id, ...unmoved.flatMap((one) => (one.list === list && one.to === id ? [one.id] : []))];
}

/** A stored product with the entries that its brand and its kind mean now. */
export function withCurrentIds<Stored extends { brand: string; kind?: string | undefined }>(stored: Stored): Stored {
  const [brand, kind] = [currentId("brands", stored.brand), currentId("kinds", stored.kind ?? "")];
  return brand === stored.brand && kind === (stored.kind ?? "") ? stored : { ...stored, brand, kind };
}

/** The kind of a product, of a merged one what it means now; undefined for "". */
export function kindOf(id: string | undefined): Kind | undefined {
  return id ? entryOf(lists().kinds, currentId("kinds", id)) : undefined;
}

/** What is looked up often, by the lists it was made from. */
const sizesBy = new WeakMap<CurrentLists, Map<string, { size: SizeEntry; set: SizeSet; at: number }>>();

/** A size of any set, with its set and its place among all sizes; undefined for an unknown one. */
function placeOf(id: string) {
  const current = lists();
  let sizes = sizesBy.get(current);
  if (!sizes) {
    const all = current.sizeSets.flatMap((set) => set.sizes.map((size) => ({ size, set })));
    sizes = new Map(all.map((each, at) => [each.size.id, { ...each, at }]));
    sizesBy.set(current, sizes);
  }
  return sizes.get(id);
}

/** A size of any set; undefined for an unknown one. */
export function sizeEntryOf(id: string): SizeEntry | undefined {
  return placeOf(id)?.size;
}

/** The set of a size; undefined for an unknown one. */
export function sizeSetOf(id: string): SizeSet | undefined {
  return placeOf(id)?.set;
}

/** Sizes in the order of their sets, from the smallest to the largest; unknown ones last. */
export function sortSizes<T extends string>(of: readonly T[]): T[] {
  const place = (id: string) => placeOf(id)?.at ?? Number.POSITIVE_INFINITY;
  return [...of].sort((one, other) => place(one) - place(other) || 0);
}

/** The sizes of a product in the order of its kind's set, that of letters without a kind; those of other sets last. */
export function sizesOfKind<T extends string>(of: readonly T[], kind: string | undefined): T[] {
  const own = kindOf(kind)?.sizeSet ?? "letters";
  const isOther = (id: string) => Number(sizeSetOf(id)?.id !== own);
  const sorted = sortSizes(of);
  return sorted.some(isOther) ? sorted.sort((one, other) => isOther(one) - isOther(other)) : sorted;
}
