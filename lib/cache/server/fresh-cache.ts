import "server-only";
import { LRUCache } from "lru-cache";
import type { invalidatedTags } from "@/lib/cache/server/invalidated-tags.mjs";
import { count } from "@/lib/server/telemetry/telemetry";

type Invalidated = ReturnType<typeof invalidatedTags>;

declare global {
  /** Set by server/start.mjs, whose process follows the changes of the database; undefined everywhere else. */
  var vastraInvalidated: Invalidated | undefined;
}

/** A value, and the tags of the changes that invalidate it. */
export interface Computed<Value> {
  value: Value;
  tags: readonly string[];
  /** How long it is cached at most, in ms. */
  maxAgeMs?: number;
}

interface Entry<Value> extends Computed<Value> {
  /** The count of invalidations when making the value began. */
  age: number;
}

interface Options<Value> {
  /** What the metrics of its lookups are named. */
  name: string;
  /** The limit of all values with their keys and tags, in bytes. */
  maxBytes: number;
  /** The size of one value, in bytes. */
  bytesOf: (value: Value) => number;
  /** Keeps a value only from the second time that it is asked for, so that made-up keys evict nothing. */
  onlyAskedAgain?: boolean;
}

/** The limit of the remembered keys that were asked for once, in bytes. */
const askedBytes = 1024 * 1024;

/** The overhead of an entry, and of one of its tags, in bytes. */
const entryBytes = 300;
const tagBytes = 32;

/** The tags that this process invalidates at once; other processes learn of the change from the database. */
export function invalidateHere(tags: readonly string[]): void {
  globalThis.vastraInvalidated?.invalidate(tags);
}

/** Counts a lookup in one of the caches. */
export function countLookup(cache: string, isHit: boolean): void {
  count("vastra.cache.requests", { "vastra.cache": cache, "vastra.result": isHit ? "hit" : "miss" });
}

/**
 * Values made from the database, cached in memory until one of their tags is invalidated. A value is never older than the
 * last change that this process has made or heard of. While it can't hear of changes, every value is made anew: without
 * a connection to the database, in `next dev`, and on Vercel.
 */
export class FreshCache<Value extends object> {
  readonly #name: string;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #asked: LRUCache<string, true> | null;
  readonly #computing = new Map<string, { age: number; computed: Promise<Computed<Value>> }>();

  constructor({ name, maxBytes, bytesOf, onlyAskedAgain = false }: Options<Value>) {
    this.#name = name;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value, tags }, key) =>
        tags.reduce((bytes, tag) => bytes + tag.length + tagBytes, entryBytes + key.length + bytesOf(value)),
    });
    this.#asked = onlyAskedAgain
      ? new LRUCache({ maxSize: askedBytes, sizeCalculation: (_, key) => key.length * 2 + entryBytes })
      : null;
  }

  /** The value of a key if it is in memory and fresh. */
  cached(key: string): Value | undefined {
    const invalidated = globalThis.vastraInvalidated;
    const entry = invalidated?.isLive() ? this.#entries.get(key) : undefined;
    return entry && !invalidated?.invalidatedSince(entry.tags, entry.age) ? entry.value : undefined;
  }

  /** The value of a key; requests for the same value that come while it is computed share it. @throws what `compute` throws */
  async get(key: string, compute: () => Promise<Computed<Value>>): Promise<Value> {
    const invalidated = globalThis.vastraInvalidated;
    invalidated?.listen();
    const cached = this.cached(key);
    countLookup(this.#name, cached !== undefined);
    if (cached) return cached;
    const isLive = invalidated?.isLive() ?? false;
    if (!invalidated || !isLive) return (await compute()).value;
    const age = invalidated.now();
    const running = this.#computing.get(key);
    // One that began before a change may not contain it.
    if (running?.age === age) return (await running.computed).value;
    const computed = compute();
    this.#computing.set(key, { age, computed });
    try {
      const { value, tags, maxAgeMs } = await computed;
      if (this.#isWorthKeeping(key)) this.#entries.set(key, { value, tags, age }, { ttl: maxAgeMs });
      return value;
    } finally {
      if (this.#computing.get(key)?.computed === computed) this.#computing.delete(key);
    }
  }

  /**
   * The values of several keys, in their order.
   * @param compute makes the values of the keys that are not in memory, in their order @throws what `compute` throws
   */
  async getAll(
    keys: readonly string[],
    compute: (missing: readonly string[]) => Promise<readonly Computed<Value>[]>,
  ): Promise<Value[]> {
    const invalidated = globalThis.vastraInvalidated;
    invalidated?.listen();
    const values = new Map<string, Value>();
    for (const key of keys) {
      const cached = this.cached(key);
      countLookup(this.#name, cached !== undefined);
      if (cached) values.set(key, cached);
    }
    const missing = keys.filter((key) => !values.has(key));
    const age = invalidated?.isLive() ? invalidated.now() : null;
    for (const [at, { value, tags, maxAgeMs }] of (missing.length > 0 ? await compute(missing) : []).entries()) {
      const key = missing[at] as string;
      values.set(key, value);
      if (age !== null && this.#isWorthKeeping(key)) this.#entries.set(key, { value, tags, age }, { ttl: maxAgeMs });
    }
    return keys.map((key) => values.get(key) as Value);
  }

  #isWorthKeeping(key: string): boolean {
    if (!this.#asked || this.#asked.get(key)) return true;
    this.#asked.set(key, true);
    return false;
  }

  /** The memory that all values take, in bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }
}
