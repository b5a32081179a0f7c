import { countries } from "@/lib/catalog/countries";
import { type CurrentLists, kindOf, lists, sizeSetOf } from "@/lib/catalog/lists/current";
import { labelKey, plainLabel } from "@/lib/catalog/lists/label-key";
import { audiences, colours, type Size } from "@/lib/catalog/options";
import { getOrAdd } from "@/lib/get-or-add";

/** What each name means, by `labelKey` of it: one id, or of a label of several sizes theirs. */
type Meanings = ReadonlyMap<string, readonly string[]>;

/** The names of all lists. */
interface Names {
  categories: Meanings;
  kinds: Meanings;
  brands: Meanings;
  audiences: Meanings;
  colours: Meanings;
  countries: Meanings;
  sizes: Meanings;
  /** The longest name of a size, in characters. */
  maxSizeLength: number;
  facts: Meanings;
  /** The options of each fact that has some, by its id. */
  options: ReadonlyMap<string, Meanings>;
}

/** The lists whose names mean one id each. */
export type NamedList = "categories" | "kinds" | "brands" | "audiences" | "colours" | "countries" | "facts";

/** An id wins over a label, and both over the name of a merged entry: its id over its label, too. */
function meaningsOf(entries: readonly { id: string; label: string }[], merged: Readonly<Record<string, string>> = {}) {
  const labels = new Map<string, string[]>();
  for (const { id, label } of entries) {
    const key = labelKey(label);
    labels.set(key, [...(labels.get(key) ?? []), id]);
  }
  return new Map<string, readonly string[]>([
    ...Object.entries(merged).map(([name, id]) => [labelKey(name), [id]] as const),
    ...labels,
    ...entries.map(({ id }) => [id, [id]] as const),
  ]);
}

function namesOf({ categories, kinds, brands, sizeSets, facts, aliases, mergedLabels }: CurrentLists): Names {
  const sizes = meaningsOf(sizeSets.flatMap((set) => set.sizes));
  return {
    categories: meaningsOf(categories),
    kinds: meaningsOf(kinds, { ...mergedLabels?.kinds, ...aliases.kinds }),
    brands: meaningsOf(brands, { ...mergedLabels?.brands, ...aliases.brands }),
    audiences: meaningsOf(audiences),
    colours: meaningsOf(colours),
    countries: new Map(
      countries().flatMap(({ id, label }) => [id, label].map((name) => [labelKey(name), [id]] as const)),
    ),
    sizes,
    maxSizeLength: Math.max(0, ...[...sizes.keys()].map((key) => key.length)),
    facts: meaningsOf(facts),
    options: new Map(facts.flatMap((fact) => (fact.type === "options" ? [[fact.id, meaningsOf(fact.options)]] : []))),
  };
}

const known = new WeakMap<CurrentLists, Names>();

const names = () => getOrAdd(known, lists(), namesOf);

/** The id that a name means in a list; undefined for none. */
export function idNamed(list: NamedList, name: string): string | undefined {
  return names()[list].get(labelKey(name))?.[0];
}

/** The option of a fact that a name means; undefined for none, and for a fact of text. */
export function optionNamed(fact: string, name: string): string | undefined {
  return names().options.get(fact)?.get(labelKey(name))?.[0];
}

/** The sizes that a name means, by its key: none, one, or several with the same label in several sets. */
export function sizesNamed(key: string): readonly Size[] {
  return names().sizes.get(key) ?? [];
}

/** Of several sizes with the same label, the one in the set of a kind, letters without one; undefined when none is. */
export function sizeOfKind(sizes: readonly Size[], kind: string): Size | undefined {
  if (sizes.length === 1) return sizes[0];
  const set = kindOf(kind)?.sizeSet ?? "letters";
  return sizes.find((id) => sizeSetOf(id)?.id === set);
}

/** The sizes of a cell, and what is no size or not one alone. */
export interface ReadSizes {
  sizes: Size[];
  unknown: string[];
  ambiguous: { name: string; sizes: readonly Size[] }[];
}

const isBetween = (text: string, at: number) => /[\s,;/]/.test(text.charAt(at));

/**
 * Reads the sizes of a cell: ids or labels, the longest first where a separator is part of one ("UK 8 UK 9").
 * @param kind of the product: it decides what a label of several sets means
 */
export function readSizes(cell: string, kind: string): ReadSizes {
  const text = plainLabel(cell);
  const lower = text.toLowerCase();
  const read: ReadSizes = { sizes: [], unknown: [], ambiguous: [] };
  let unknownEnd = Number.NaN;
  for (let at = 0; at < lower.length; ) {
    if (isBetween(lower, at)) {
      at += 1;
      continue;
    }
    const { end, sizes } = longestAt(lower, at);
    const name = text.slice(at, end);
    const size = sizeOfKind(sizes, kind);
    if (size) read.sizes.push(size);
    else if (sizes.length > 0) read.ambiguous.push({ name, sizes });
    // Unknown words beside each other are one name.
    else if (lower.slice(unknownEnd, at) === " ") read.unknown.push(`${read.unknown.pop()} ${name}`);
    else read.unknown.push(name);
    if (sizes.length === 0) unknownEnd = end;
    at = end;
  }
  return read;
}

/** The longest name of a size that begins here, or else the text up to the next separator. */
function longestAt(lower: string, at: number): { end: number; sizes: readonly Size[] } {
  const { sizes, maxSizeLength } = names();
  let next = at + 1;
  while (next < lower.length && !isBetween(lower, next)) next += 1;
  for (let end = Math.min(at + maxSizeLength, lower.length); end > next; end--) {
    const found = end === lower.length || isBetween(lower, end) ? sizes.get(lower.slice(at, end)) : undefined;
    if (found) return { end, sizes: found };
  }
  return { end: next, sizes: sizes.get(lower.slice(at, next)) ?? [] };
}
