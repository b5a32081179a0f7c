import { LRUCache } from "lru-cache";
import { MongoClient } from "mongodb";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import "../../server/database/driver-patch.mjs";
import { invalidatedTags } from "./invalidated-tags.mjs";
import { PageStore, restore } from "./page-store.mjs";
import { neverStored } from "./tags.mjs";
import { watchedChanges } from "./watched-changes.mjs";

/** Timeout of connecting to the database, in ms; no request waits for it. */
const timeoutMs = 5_000;

const tagsHeader = "x-next-cache-tags";

/** @typedef {import("./page-store.mjs").Value} Value */

/** @param {Value} value @param {{ tags?: string[] }} context */
function tagsOf(value, context) {
  if (value && "headers" in value)
    return String(value.headers?.[tagsHeader] ?? "")
      .split(",")
      .filter(Boolean);
  return (value && "tags" in value && value.tags) || context.tags || [];
}

/**
 * How long a page is fresh, in ms; 0 for unlimited.
 * @param {Value} value
 * @param {{ cacheControl?: { revalidate?: number | boolean } }} context
 */
function freshMs(value, context) {
  const seconds = value && "revalidate" in value ? value.revalidate : context.cacheControl?.revalidate;
  return typeof seconds === "number" ? seconds * 1000 : 0;
}

/**
 * A page that does not exist, or is for ids that don't, is rendered each time, so that made-up URLs evict no real page.
 * @param {Value} value @param {readonly string[]} tags
 */
function isMadeUp(value, tags) {
  return (value !== null && "status" in value && value.status === 404) || tags.includes(neverStored);
}

/** Does nothing unless telemetry is exported. @param {"hit" | "miss"} result */
function countLookup(result) {
  globalThis.vastraTelemetry?.count("vastra.cache.requests", { "vastra.cache": "pages", "vastra.result": result });
}

const store = new PageStore();
/** The count of invalidations when the rendering of each current page began. @type {LRUCache<string, number>} */
const begun = new LRUCache({ max: 10_000, ttl: 60_000 });

// One client per stream: a client that failed to connect never connects again.
export const invalidated = invalidatedTags((resumeAfter) => {
  const client = new MongoClient(process.env.MONGODB_URI ?? "", {
    maxPoolSize: 2,
    serverSelectionTimeoutMS: timeoutMs,
    connectTimeoutMS: timeoutMs,
  });
  const options = resumeAfter === undefined ? {} : { resumeAfter };
  /** @type {import("./invalidated-tags.mjs").Stream} */
  const stream = client.db().watch(watchedChanges, options);
  return { stream, end: () => client.close() };
});

/** The build renders no pages from the database, so nothing can be stale there. */
const building = process.env.NEXT_PHASE === "phase-production-build";

/**
 * The cached page of a path, or undefined: for none, and for one that was invalidated.
 * @param {string} path
 */
export function currentPage(path) {
  const entry = store.getPath(path);
  return entry && !invalidated.invalidatedSince(entry.tags, entry.age) ? entry : undefined;
}

/**
 * Caches rendered pages in memory and invalidates them by tag across all instances. Next.js creates one per request.
 */
export default class PageCache {
  /** @param {string} key @param {{ tags?: string[], softTags?: string[] }} context */
  async get(key, context) {
    if (!building) invalidated.listen();
    const entry = store.get(key);
    const tags = [...(entry?.tags ?? []), ...(context.tags ?? []), ...(context.softTags ?? [])];
    if (entry && !invalidated.invalidatedSince(tags, entry.age)) {
      countLookup("hit");
      return { ...entry, value: restore(entry.value) };
    }
    if (!begun.has(key)) begun.set(key, invalidated.now());
    return null;
  }

  /** @param {string} key @param {Value} value @param {{ tags?: string[], cacheControl?: { revalidate?: number | boolean } }} context */
  async set(key, value, context) {
    // The page is as old as its data: a tag that was invalidated during rendering counts.
    const age = begun.get(key) ?? invalidated.now();
    begun.delete(key);
    const tags = tagsOf(value, context);
    if (isMadeUp(value, tags)) {
      // Next.js has stored how long the page would be fresh, and would never delete that.
      // biome-ignore lint/complexity/useLiteralKeys: it is private in the types of Next.js.
      SharedCacheControls["cacheControls"].delete(key);
      return;
    }
    countLookup("miss");
    const { cacheControl } = context;
    const lastModified = performance.timeOrigin + performance.now();
    store.set(key, value, { lastModified, cacheControl, tags, age }, freshMs(value, context));
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    invalidated.invalidate([tags].flat());
  }

  resetRequestCache() {}
}
