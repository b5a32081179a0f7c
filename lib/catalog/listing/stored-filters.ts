import { tabStorage } from "@/lib/browser-storage";
import { type Chosen, filterIdsIn } from "../filters";
import { currentOptions } from "../lists/current";

/** The chosen values by filter. */
export type Filters = Partial<Chosen>;

const key = "filters";

/** The valid values of a filter when it is read back: strings; anything else was not written by the shop. */
function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];
}

/** The filters stored for this tab; none when there are none or they can't be parsed. */
export function storedFilters(): Filters {
  const stored = tabStorage.readJson(key);
  if (!stored) return {};
  return Object.fromEntries(
    filterIdsIn(Object.keys(stored)).flatMap((id) => {
      const chosen = currentOptions(id, texts(stored[id]));
      return chosen.length > 0 ? [[id, chosen]] : [];
    }),
  );
}

/** Stores the filters for this tab in place of the previous ones; an empty choice removes the entry. */
export function storeFilters(filters: Filters): void {
  const chosen = Object.entries(filters).filter(([, ids]) => ids && ids.length > 0);
  if (chosen.length === 0) tabStorage.forget(key);
  else tabStorage.keep(key, JSON.stringify(Object.fromEntries(chosen)));
}
