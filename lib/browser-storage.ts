import { isRecord } from "./keys";

/** A browser storage that never throws: when it is full or blocked, writes are ignored and reads return nothing. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  /** The object that was stored as JSON; null when it is missing or not an object. */
  readJson: (key: string) => Record<string, unknown> | null;
  keep: (key: string, text: string) => void;
  forget: (key: string) => void;
  keys: () => string[];
}

function storageOf(open: () => Storage): BrowserStorage {
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    readJson: (key) =>
      attempt((storage) => {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? "null");
        return isRecord(stored) ? stored : null;
      }, null),
    keep: (key, text) => attempt((storage) => storage.setItem(key, text), undefined),
    forget: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Stored until the tab is closed. */
export const tabStorage = storageOf(() => sessionStorage);

/** Stored for this site in this browser. */
export const siteStorage = storageOf(() => localStorage);

/**
 * A text of this site in this browser, "" for none. `store` forgets it for ""; what shows it hears of a change as of one by
 * another tab.
 */
export function storedText(key: string): { read: () => string; store: (text: string) => void } {
  return {
    read: () => siteStorage.read(key) ?? "",
    store: (text) => {
      if (text) siteStorage.keep(key, text);
      else siteStorage.forget(key);
      dispatchEvent(new Event("storage"));
    },
  };
}
