import mongoose from "mongoose";
import { noGoods } from "@/lib/catalog/goods";
import type { CurrentLists } from "@/lib/catalog/lists/current";
import { type CatalogueLists, limits, listIds } from "@/lib/catalog/lists/schema";
import { ids } from "@/lib/catalog/options";
import type { Vary } from "../made-products";

const numbered = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const named = (name: string, number: number) => ({
  id: `${name.toLowerCase()}-${number}`,
  label: `${name} ${number}`,
  hidden: false,
});

/** What a list has, filled up with made-up entries. */
const filledUp = <T>(entries: readonly T[], max: number, make: (number: number) => T): T[] => [
  ...entries,
  ...numbered(max - entries.length, make),
];

/** The first lists, with as many entries, sizes and options as lists may have. */
export function listsAtLimits(first: CurrentLists): CurrentLists {
  const facts = numbered(limits.facts, (number) => ({
    ...named("Fact", number),
    type: "options" as const,
    filter: true,
    options: numbered(limits.options, (option) => named("Option", option)),
  }));
  const [categories, kindFacts] = [ids(first.categories), ids(facts)];
  const kind = { ...noGoods, categories, facts: kindFacts, sizeSet: "letters", hsn: "", picture: "" };
  return {
    ...first,
    categories: filledUp(first.categories, limits.categories, (number) => ({
      ...named("Category", number),
      tile: { colour: "neel", picture: "" },
    })),
    kinds: numbered(limits.kinds, (number) => ({ ...named("Kind", number), ...kind })),
    brands: filledUp(first.brands, limits.brands, (number) => named("Brand", number)),
    sizeSets: filledUp(first.sizeSets, limits.sizeSets, (set) => ({
      ...named("Set", set),
      sizes: numbered(limits.sizes, (size) => ({ ...named(`S${set}`, size), note: "" })),
    })),
    facts,
  };
}

/** Stores lists through mongoose's connection, in place of the first lists. */
export async function storeLists(all: CatalogueLists): Promise<void> {
  const documents = listIds.map((_id) => ({ _id, version: 1, entries: [...all[_id]], aliases: [] }));
  await mongoose.connection.collection("cataloguelists").insertMany(documents as never);
}

/** Gives a product a kind, a brand and a value of each fact, of all that the lists have. */
export function spreadOver({ kinds, brands, facts }: CatalogueLists, random: () => number): Vary {
  const one = (entries: readonly { id: string }[]) => entries[Math.floor(random() * entries.length)]?.id ?? "";
  return () => ({
    kind: one(kinds),
    brand: one(brands),
    facts: Object.fromEntries(facts.map(({ id, options }) => [id, one(options)])),
  });
}
