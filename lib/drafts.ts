import { tabStorage } from "./browser-storage";

/**
 * What somebody has typed and not yet sent, kept for this tab: it outlives a reload, a lost connection and a session
 * that ends. Passwords never come here.
 */
export type Draft = Record<string, string>;

const place = (name: string) => `draft:${name}`;

/** The draft of this name; null when there is none. */
export function readDraft(name: string): Draft | null {
  const kept = tabStorage.readJson(place(name));
  if (!kept) return null;
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Keeps a draft. */
export function saveDraft(name: string, values: Draft): void {
  tabStorage.keep(place(name), JSON.stringify(values));
}

/** Forgets a draft that was sent or given up. */
export function discardDraft(name: string): void {
  tabStorage.forget(place(name));
}

/** What a tab may keep when somebody signs out: the choice of the listing is nobody's in particular. */
const nobodys = new Set(["filters"]);

/** Forgets all that this tab keeps of somebody who signs out. */
export function forgetPerson(): void {
  for (const key of tabStorage.keys()) if (!nobodys.has(key)) tabStorage.forget(key);
}
