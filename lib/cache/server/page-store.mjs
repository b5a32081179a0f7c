import { LRUCache } from "lru-cache";
import { deferScripts } from "./deferred-scripts.mjs";
import { isMainPage } from "./main-pages.mjs";

/**
 * @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandler} Handler
 * @typedef {Parameters<Handler["set"]>[1]} Value what Next.js gives and expects
 * @typedef {{ kind: string, html?: Buffer, status?: number } | null} Stored the same with its HTML as it is sent
 * @typedef {{ lastModified: number, cacheControl: object | undefined, tags: string[], age: number }} About
 * `age` is the count of invalidations when rendering the page began.
 * @typedef {About & { value: Stored }} Entry
 */

const megabyte = 1024 * 1024;
/** The limit for the main pages, which nothing else evicts, in bytes. */
const mainBytes = 32 * megabyte;
/** The limit for other listings, product pages, other pages and data, in bytes. */
const otherBytes = 96 * megabyte;

/** The overhead of an entry besides its texts: objects, the map of its parts and its key, in bytes. */
const entryBytes = 1_500;
const partBytes = 300;

/** The share of a page's HTML that its compressed copies take, which the gateway keeps with the entry: measured 0.2. */
const compressedShare = 0.3;

/**
 * Copies a buffer to its own memory. A small buffer is often a slice of a large one, which it would keep alive.
 * @param {Uint8Array} buffer
 */
function ownMemory(buffer) {
  const copy = Buffer.allocUnsafeSlow(buffer.byteLength);
  copy.set(buffer);
  return copy;
}

/**
 * A value as stored: its buffers in their own memory, its HTML with deferred scripts, as bytes. As a text it would take two
 * bytes a character, as soon as one needs them, such as the rupee sign.
 * @param {Value} value @returns {Stored}
 */
export function compact(value) {
  if (!value) return null;
  /** @type {Record<string, unknown> & { kind: string }} */
  const copy = { ...value };
  if ("html" in value) copy.html = Buffer.from(deferScripts(value.html));
  if ("rscData" in value && value.rscData) copy.rscData = ownMemory(value.rscData);
  if ("segmentData" in value && value.segmentData)
    copy.segmentData = new Map([...value.segmentData].map(([name, part]) => [name, ownMemory(part)]));
  if ("body" in value && Buffer.isBuffer(value.body)) copy.body = ownMemory(value.body);
  return copy;
}

/** A stored value as Next.js expects it. @param {Stored} stored @returns {Value} */
export function restore(stored) {
  return /** @type {Value} */ (stored?.html ? { ...stored, html: stored.html.toString() } : stored);
}

/** The memory that an entry takes, in bytes. @param {Entry} entry @param {string} key */
export function sizeOf({ value, tags }, key) {
  let bytes = entryBytes + key.length;
  for (const tag of tags) bytes += tag.length + 32;
  if (!value) return bytes;
  bytes += Math.ceil((value.html?.byteLength ?? 0) * (1 + compressedShare));
  const parts = /** @type {Partial<Record<string, any>>} */ (value);
  if (parts.headers) bytes += JSON.stringify(parts.headers).length;
  if (parts.rscData) bytes += parts.rscData.byteLength;
  for (const [name, part] of parts.segmentData ?? []) bytes += partBytes + name.length + part.byteLength;
  if (parts.body) bytes += parts.body.byteLength;
  if (parts.data) bytes += JSON.stringify(parts.data).length * 2;
  return bytes;
}

/** The path of a page by its key, which Next.js builds from its route and its path. @param {string} key */
export const pathOf = (key) => key.slice(key.indexOf("/$") + 2);

/** Rendered pages, limited by the memory that they take. */
export class PageStore {
  /** The key of each page by its path. @type {Map<string, string>} */
  #keys = new Map();
  #main = this.#part(mainBytes);
  #others = this.#part(otherBytes);

  /** @param {number} maxSize @returns {LRUCache<string, Entry>} */
  #part(maxSize) {
    return new LRUCache({
      maxSize,
      sizeCalculation: sizeOf,
      dispose: (_entry, key, reason) => {
        if (reason !== "set") this.#keys.delete(pathOf(key));
      },
    });
  }

  /** @param {string} key */
  #partOf(key) {
    return isMainPage(pathOf(key)) ? this.#main : this.#others;
  }

  /** @param {string} key */
  get(key) {
    return this.#partOf(key).get(key);
  }

  /**
   * @param {string} key @param {Value} value @param {About} about
   * @param {number} ttl how long it is fresh, in ms; 0 for unlimited
   */
  set(key, value, about, ttl) {
    this.#partOf(key).set(key, { ...about, value: compact(value) }, { ttl });
    this.#keys.set(pathOf(key), key);
  }

  /** The page of a path, which may have been invalidated. @param {string} path */
  getPath(path) {
    const key = this.#keys.get(path);
    return key === undefined ? undefined : this.get(key);
  }

  /** The memory that all pages take, in bytes. */
  get bytes() {
    return this.#main.calculatedSize + this.#others.calculatedSize;
  }
}
