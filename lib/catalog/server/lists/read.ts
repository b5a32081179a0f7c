import "server-only";
import { cachedFor } from "@/lib/server/cached-for";
import { connectDatabase } from "@/lib/server/database/connection";
import { CatalogueList } from "@/models/catalogue-list";
import type { CurrentLists } from "../../lists/current";
import type { AdminLists, CatalogueAnswer } from "../../lists/save-schema";
import { type ListId, listIds } from "../../lists/schema";
import { allLists, currentFrom, freshLists } from "./load";
import { countUsage, type UsageCounts, unused, usageKey } from "./usage";

/** Where this process hears of no changes, the products are counted once a minute for all who ask. */
const recentUsage = cachedFor(60_000, countUsage);

const usageForShop = () => (globalThis.vastraInvalidated?.isLive() ? countUsage() : recentUsage());

/** The lists as the shop shows them: without hidden entries, sizes and options. */
export async function visibleLists(): Promise<CatalogueAnswer> {
  const now = await freshLists();
  const shown = <Item extends { hidden: boolean }>(items: readonly Item[]) => items.filter(({ hidden }) => !hidden);
  return {
    version: now.version,
    categories: shown(now.categories),
    kinds: shown(now.kinds),
    brands: shown(now.brands),
    sizeSets: shown(now.sizeSets).map((set) => ({ ...set, sizes: shown(set.sizes) })),
    facts: shown(now.facts).map((fact) => ({ ...fact, options: shown(fact.options) })),
    names: hasHidden(now) ? hiddenNames(now, await usageForShop()) : noNames(),
  };
}

const noNames = (): CatalogueAnswer["names"] => ({
  categories: {},
  kinds: {},
  brands: {},
  sizeSets: {},
  facts: {},
  sizes: {},
  options: {},
});

interface Item {
  id: string;
  label: string;
  hidden: boolean;
}

function hasHidden(now: CurrentLists): boolean {
  const isHidden = ({ hidden }: Item) => hidden;
  return (
    listIds.some((list) => (now[list] as readonly Item[]).some(isHidden)) ||
    now.sizeSets.some(({ sizes }) => sizes.some(isHidden)) ||
    now.facts.some(({ options }) => options.some(isHidden))
  );
}

/** The labels of what is hidden, itself or with its set or fact, as far as products in the shop have it. */
export function hiddenNames(now: CurrentLists, counts: UsageCounts): CatalogueAnswer["names"] {
  const isUsed = (key: string) => (counts.get(key)?.products ?? 0) > 0;
  const labels = (items: readonly Item[], key: (id: string) => string, isAll = false) =>
    Object.fromEntries(
      items.flatMap(({ id, label, hidden }) => ((hidden || isAll) && isUsed(key(id)) ? [[id, label]] : [])),
    );
  const named = (list: ListId) => labels(now[list], (id) => usageKey(list, id));
  return {
    categories: named("categories"),
    kinds: named("kinds"),
    brands: named("brands"),
    sizeSets: named("sizeSets"),
    facts: named("facts"),
    sizes: Object.assign(
      {},
      ...now.sizeSets.map(({ sizes, hidden }) => labels(sizes, (id) => usageKey("sizes", id), hidden)),
    ),
    options: Object.fromEntries(
      now.facts.flatMap(({ id: fact, options, hidden }) => {
        const found = labels(options, (id) => usageKey("options", fact, id), hidden);
        return Object.keys(found).length > 0 ? [[fact, found]] : [];
      }),
    ),
  };
}

/** All lists with hidden entries, and how many products use what. */
export async function listsForAdmin(): Promise<AdminLists> {
  await connectDatabase();
  const [stored, counts] = await Promise.all([CatalogueList.find(allLists).lean(), countUsage()]);
  const now = currentFrom(stored);
  const withUse = <Entry extends { id: string }>(list: ListId | "sizes", entry: Entry) => ({
    ...entry,
    ...(counts.get(usageKey(list, entry.id)) ?? unused),
  });
  const versioned = <Entry>(list: ListId, entries: Entry[]) => ({
    version: stored.find(({ _id }) => _id === list)?.version ?? 0,
    entries,
  });
  return {
    categories: versioned(
      "categories",
      now.categories.map((entry) => withUse("categories", entry)),
    ),
    kinds: versioned(
      "kinds",
      now.kinds.map((entry) => withUse("kinds", entry)),
    ),
    brands: versioned(
      "brands",
      now.brands.map((entry) => withUse("brands", entry)),
    ),
    sizeSets: versioned(
      "sizeSets",
      now.sizeSets.map((set) => ({
        ...withUse("sizeSets", set),
        sizes: set.sizes.map((size) => withUse("sizes", size)),
      })),
    ),
    facts: versioned(
      "facts",
      now.facts.map((fact) => ({
        ...withUse("facts", fact),
        options: fact.options.map((option) => ({
          ...option,
          ...(counts.get(usageKey("options", fact.id, option.id)) ?? unused),
        })),
      })),
    ),
  };
}
