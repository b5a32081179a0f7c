import { LRUCache } from "lru-cache";
import { MongoClient } from "mongodb";
import { droppedTags } from "./dropped-tags.mjs";

/** How much all kept pages may take, in bytes. */
const maxBytes = 256 * 1024 * 1024;
/** How long the database may take to say what was dropped, in ms. */
const patienceMs = 1_000;

const tagsHeader = "x-next-cache-tags";

/**
 * @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandler} Handler
 * @typedef {Parameters<Handler["set"]>[1]} Value
 * @typedef {{ value: Value, lastModified: number, cacheControl: object | undefined, tags: string[] }} Entry
 */

/** A page's size as it lies in memory; strings have up to two bytes a character. @param {Entry} entry @param {string} key */
function sizeOf({ value }, key) {
  let bytes = key.length * 2 + 500;
  if (!value) return bytes;
  if ("html" in value) bytes += value.html.length * 2;
  if ("rscData" in value) bytes += value.rscData?.length ?? 0;
  if ("segmentData" in value)
    for (const [name, part] of value.segmentData ?? []) bytes += name.length * 2 + part.length;
  if ("body" in value) bytes += value.body.length;
  if ("data" in value) bytes += JSON.stringify(value.data).length * 2;
  return bytes;
}

/** @param {Value} value @param {{ tags?: string[] }} context */
function tagsOf(value, context) {
  if (value && "headers" in value)
    return String(value.headers?.[tagsHeader] ?? "")
      .split(",")
      .filter(Boolean);
  return (value && "tags" in value && value.tags) || context.tags || [];
}

/** How long a page counts as fresh, in ms; 0 for ever. @param {Value} value @param {{ cacheControl?: { revalidate?: number | boolean } }} context */
function freshMs(value, context) {
  const seconds = value && "revalidate" in value ? value.revalidate : context.cacheControl?.revalidate;
  return typeof seconds === "number" ? seconds * 1000 : 0;
}

/** A page that does not exist is made anew each time, so that made-up addresses push no real page out. @param {Value} value */
function isMissing(value) {
  return value !== null && "status" in value && value.status === 404;
}

/** @type {LRUCache<string, Entry>} */
const kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf, allowStale: false });
/** Since when the makers of pages may have read what they show. @type {LRUCache<string, number>} */
const begun = new LRUCache({ max: 10_000, ttl: 60_000 });

/** @type {MongoClient | undefined} */
let client;

const dropped = droppedTags(() => {
  client ??= new MongoClient(process.env.MONGODB_URI ?? "", {
    maxPoolSize: 2,
    serverSelectionTimeoutMS: patienceMs,
    connectTimeoutMS: patienceMs,
    socketTimeoutMS: patienceMs,
    waitQueueTimeoutMS: patienceMs,
  });
  return client.db().collection("droppedtags");
});

/** The build makes no pages from the database, so nothing can be out of date there. */
const building = process.env.NEXT_PHASE === "phase-production-build";

/** Keeps made pages in memory and drops them by tag, on every instance alike. Next makes one for each request. */
export default class PageCache {
  /** @param {string} key @param {{ tags?: string[], softTags?: string[] }} context */
  async get(key, context) {
    if (!building) await dropped.refresh();
    const entry = kept.get(key);
    const tags = [...(entry?.tags ?? []), ...(context.tags ?? []), ...(context.softTags ?? [])];
    if (entry && !dropped.droppedSince(tags, entry.lastModified)) return entry;
    if (!begun.has(key)) begun.set(key, Date.now());
    return null;
  }

  /** @param {string} key @param {Value} value @param {{ tags?: string[], cacheControl?: { revalidate?: number | boolean } }} context */
  async set(key, value, context) {
    // The page is as old as the data in it: a tag that was dropped while it was made counts.
    const lastModified = begun.get(key) ?? Date.now();
    begun.delete(key);
    if (isMissing(value)) return;
    const { cacheControl } = context;
    kept.set(
      key,
      { value, lastModified, cacheControl, tags: tagsOf(value, context) },
      { ttl: freshMs(value, context) },
    );
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    await dropped.drop([tags].flat());
  }

  resetRequestCache() {}
}
