import { tabStorage } from "@/lib/browser-storage";
import { type Chosen, filterGroups } from "./options";

/** The chosen option ids by filter group. */
export type Filters = Partial<Chosen>;

const key = "filters";

/** What a group holds when it is read back: texts, anything else was not written by the shop. */
function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];
}

/** The filters that this tab has kept; none when there are none or somebody else wrote something unreadable. */
export function storedFilters(): Filters {
  const stored = tabStorage.readJson(key);
  if (!stored) return {};
  return Object.fromEntries(
    filterGroups.flatMap(({ id }) => {
      const chosen = texts(stored[id]);
      return chosen.length > 0 ? [[id, chosen]] : [];
    }),
  );
}

/** Keeps the filters for this tab in place of what was kept; no filters leave nothing behind. */
export function storeFilters(filters: Filters): void {
  const chosen = Object.entries(filters).filter(([, ids]) => ids.length > 0);
  if (chosen.length === 0) tabStorage.forget(key);
  else tabStorage.keep(key, JSON.stringify(Object.fromEntries(chosen)));
}
