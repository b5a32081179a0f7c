import { isRecord } from "./keys";

/** A storage of the browser that never throws: where it is full or refused, nothing is kept and nothing is found. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  /** The object that was stored as JSON; null for nothing, and for anything else. */
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

/** Kept until the tab is closed. */
export const tabStorage = storageOf(() => sessionStorage);

/** Kept for this site in this browser. */
export const siteStorage = storageOf(() => localStorage);
