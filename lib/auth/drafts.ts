import { siteStorage, tabStorage } from "../browser-storage";
import { comparisonKey } from "../catalog/compare/storage";
import { forgetViewed } from "../catalog/recently-viewed";
import { forgetSearches } from "../catalog/search/recent-searches";
import { storePlace } from "../place-storage";

/**
 * Unsent input, stored for this tab: it survives a reload, a lost connection and an expired session. Never used for
 * passwords.
 */
export type Draft = Record<string, string>;

const place = (name: string) => `draft:${name}`;

/** The draft with this name; null when there is none. */
export function readDraft(name: string): Draft | null {
  const stored = tabStorage.readJson(place(name));
  if (!stored) return null;
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Whether this tab keeps unsent input, other than what was typed to sign up. */
export function hasDraft(): boolean {
  return tabStorage.keys().some((key) => key.startsWith(place("")) && key !== place("sign-up"));
}

/** Stores a draft. */
export function saveDraft(name: string, values: Draft): void {
  tabStorage.keep(place(name), JSON.stringify(values));
}

/** Deletes a draft that was sent or discarded. */
export function discardDraft(name: string): void {
  tabStorage.forget(place(name));
}

/** What a tab may keep after signing out: the filters of the listing are not personal. */
const nobodys = new Set(["filters"]);

/** Deletes all personal data of this tab, and what this browser was searched for, has shown and was told of, on signing out. */
export function forgetPerson(): void {
  forgetSearches();
  forgetViewed();
  siteStorage.forget(comparisonKey);
  // What shows the place, the comparison or what was viewed hears of all.
  storePlace("");
  for (const key of tabStorage.keys()) if (!nobodys.has(key)) tabStorage.forget(key);
}
