import { LRUCache } from "lru-cache";

/**
 * @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandler} Handler
 * @typedef {Parameters<Handler["set"]>[1]} Value
 * @typedef {{ value: Value, lastModified: number, cacheControl: object | undefined, tags: string[], age: number }} Entry
 * `age` is the count of invalidations when rendering the page began.
 */

const megabyte = 1024 * 1024;
/**
 * The limit for home and listings, of which there are about two hundred at most: nothing else evicts them, in bytes.
 */
const listBytes = 96 * megabyte;
/** The limit for product pages, other pages and data, in bytes. */
const otherBytes = 96 * megabyte;

/** The overhead of an entry besides its texts: objects, the map of its parts and its key, in bytes. */
const entryBytes = 1_500;
const partBytes = 300;

/** The share of a page's HTML that its compressed copies take, which the front keeps with the entry: measured 0.2. */
const compressedShare = 0.3;

/** The size of a string: one byte per character, or two as soon as one character needs it. @param {string} text */
const stringBytes = (text) => (/[^\0-\xff]/.test(text) ? text.length * 2 : text.length);

/**
 * Copies a buffer to its own memory. A small buffer is often a slice of a large one, which it would keep alive.
 * @param {Uint8Array} buffer
 */
function ownMemory(buffer) {
  const copy = Buffer.allocUnsafeSlow(buffer.byteLength);
  copy.set(buffer);
  return copy;
}

/** A value as stored: its buffers in their own memory. @param {Value} value @returns {Value} */
export function compact(value) {
  if (!value) return value;
  const copy = { ...value };
  if ("rscData" in copy && copy.rscData) copy.rscData = ownMemory(copy.rscData);
  if ("segmentData" in copy && copy.segmentData)
    copy.segmentData = new Map([...copy.segmentData].map(([name, part]) => [name, ownMemory(part)]));
  if ("body" in copy && Buffer.isBuffer(copy.body)) copy.body = ownMemory(copy.body);
  return copy;
}

/** The memory that an entry takes, in bytes. @param {Entry} entry @param {string} key */
export function sizeOf({ value, tags }, key) {
  let bytes = entryBytes + key.length;
  for (const tag of tags) bytes += tag.length + 32;
  if (!value) return bytes;
  if ("headers" in value && value.headers) bytes += JSON.stringify(value.headers).length;
  if ("html" in value) bytes += stringBytes(value.html) + Math.ceil(value.html.length * compressedShare);
  if ("rscData" in value) bytes += value.rscData?.byteLength ?? 0;
  if ("segmentData" in value)
    for (const [name, part] of value.segmentData ?? []) bytes += partBytes + name.length + part.byteLength;
  if ("body" in value) bytes += value.body.byteLength;
  if ("data" in value) bytes += JSON.stringify(value.data).length * 2;
  return bytes;
}

/** The path of a page by its key, which Next.js builds from its route and its path. @param {string} key */
export const pathOf = (key) => key.slice(key.indexOf("/$") + 2);

/** Rendered pages, limited by the memory that they take. */
export class PageStore {
  /** The key of each page by its path. @type {Map<string, string>} */
  #keys = new Map();
  #lists = this.#part(listBytes);
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
    return pathOf(key).startsWith("/shop/cached/") ? this.#lists : this.#others;
  }

  /** @param {string} key */
  get(key) {
    return this.#partOf(key).get(key);
  }

  /** @param {string} key @param {Entry} entry @param {number} ttl how long it is fresh, in ms; 0 for unlimited */
  set(key, entry, ttl) {
    this.#partOf(key).set(key, { ...entry, value: compact(entry.value) }, { ttl });
    this.#keys.set(pathOf(key), key);
  }

  /** True when there is a page of this path. @param {string} path */
  hasPath(path) {
    return this.#keys.has(path);
  }

  /** The page of a path, which may have been invalidated. @param {string} path */
  getPath(path) {
    const key = this.#keys.get(path);
    return key === undefined ? undefined : this.get(key);
  }

  /** The memory that all pages take, in bytes. */
  get bytes() {
    return this.#lists.calculatedSize + this.#others.calculatedSize;
  }
}
