/**
 * What somebody has typed and not yet sent, kept for this tab: it outlives a reload, a lost connection and a session
 * that ends. Passwords never come here.
 */
export type Draft = Record<string, string>;

const place = (name: string) => `draft:${name}`;

/** The draft of this name; null when there is none, or where a browser keeps nothing. */
export function readDraft(name: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(place(name)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string")) as Draft;
  } catch {
    return null;
  }
}

/** Keeps a draft; a browser that keeps nothing only loses the convenience. */
export function keepDraft(name: string, values: Draft): void {
  try {
    window.sessionStorage.setItem(place(name), JSON.stringify(values));
  } catch {
    // Full or forbidden storage: the form itself still has what was typed.
  }
}

/** Forgets a draft that was sent or given up. */
export function dropDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(place(name));
  } catch {
    // Storage that can't be reached holds no draft either.
  }
}

/** What a tab may keep when somebody signs out: the choice of the listing is nobody's in particular. */
const nobodys = new Set(["filters"]);

/** Forgets all that this tab keeps of somebody who signs out. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (!nobodys.has(key)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Storage that can't be reached keeps nothing of anybody.
  }
}
