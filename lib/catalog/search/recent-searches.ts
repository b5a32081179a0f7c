import { siteStorage } from "@/lib/browser-storage";

const key = "searches";

/** How many searches are stored. */
const maxSearches = 5;

/** The last searches of this browser, newest first. */
export function recentSearches(): string[] {
  const stored = siteStorage.readJson(key)?.texts;
  return Array.isArray(stored) ? stored.filter((text) => typeof text === "string").slice(0, maxSearches) : [];
}

function keep(texts: string[]): void {
  if (texts.length === 0) siteStorage.forget(key);
  else siteStorage.keep(key, JSON.stringify({ texts }));
}

/** Puts a search before the others; the oldest beyond five is dropped. */
export function keepSearch(text: string): void {
  keep([text, ...recentSearches().filter((other) => other !== text)].slice(0, maxSearches));
}

/** Removes one of them. */
export function forgetSearch(text: string): void {
  keep(recentSearches().filter((other) => other !== text));
}

/** Removes all of them. */
export function forgetSearches(): void {
  keep([]);
}
