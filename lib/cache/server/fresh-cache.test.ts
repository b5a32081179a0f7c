import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { invalidatedTags } from "@/lib/cache/server/invalidated-tags.mjs";
import { FreshCache, invalidateHere } from "./fresh-cache";

const kilobyte = 1024;
const heard = { isLive: true };

function cacheOf(options: { maxBytes?: number; onlyAskedAgain?: boolean } = {}) {
  return new FreshCache<{ text: string }>({
    name: "test",
    maxBytes: 100 * kilobyte,
    bytesOf: ({ text }) => text.length,
    ...options,
  });
}

/** A value that says how often it was made. */
function maker(...tags: string[]) {
  let times = 0;
  return vi.fn(async () => ({ value: { text: String(++times) }, tags }));
}

beforeEach(() => {
  heard.isLive = true;
  const invalidated = invalidatedTags(() => {
    throw new Error("There is no database.");
  });
  globalThis.vastraInvalidated = { ...invalidated, listen: () => undefined, isLive: () => heard.isLive };
});

afterEach(() => {
  globalThis.vastraInvalidated = undefined;
});

describe("the cache of answers", () => {
  it("computes a value once until one of its tags is invalidated", async () => {
    const [cache, make] = [cacheOf(), maker("lists", "product:a")];
    await cache.get("key", make);
    invalidateHere(["product:b"]);
    expect(await cache.get("key", make)).toEqual({ text: "1" });
    invalidateHere(["product:a"]);
    expect(await cache.get("key", make)).toEqual({ text: "2" });
    invalidateHere(["lists"]);
    expect(await cache.get("key", make)).toEqual({ text: "3" });
  });

  it("does not keep a value longer than its time to live", async () => {
    const [cache, make] = [cacheOf(), maker("lists")];
    const forAWhile = async () => ({ ...(await make()), maxAgeMs: 5 });
    await cache.get("key", forAWhile);
    await expect.poll(() => cache.get("key", forAWhile)).toEqual({ text: "2" });
  });

  it("does not keep a value that was invalidated while it was computed", async () => {
    const cache = cacheOf();
    const make = maker("lists");
    const slow = async () => {
      const made = await make();
      invalidateHere(["lists"]);
      return made;
    };
    expect(await cache.get("key", slow)).toEqual({ text: "1" });
    expect(await cache.get("key", make)).toEqual({ text: "2" });
  });

  it("computes a value once for concurrent callers, and again for callers after a change", async () => {
    const [cache, make] = [cacheOf(), maker("lists")];
    const first = [cache.get("key", make), cache.get("key", make)];
    invalidateHere(["product:a"]);
    const later = cache.get("key", make);
    expect(await Promise.all([...first, later])).toEqual([{ text: "1" }, { text: "1" }, { text: "2" }]);
  });

  it("does not keep failures", async () => {
    const [cache, make] = [cacheOf(), maker("lists")];
    await expect(cache.get("key", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await cache.get("key", make)).toEqual({ text: "1" });
  });

  it("is bypassed while the change stream is down or not started", async () => {
    const [cache, make] = [cacheOf(), maker("lists")];
    await cache.get("key", make);
    heard.isLive = false;
    expect(await cache.get("key", make)).toEqual({ text: "2" });
    heard.isLive = true;
    expect(await cache.get("key", make)).toEqual({ text: "1" });
    globalThis.vastraInvalidated = undefined;
    expect(await cache.get("key", make)).toEqual({ text: "3" });
  });

  it("computes of several values those that are not cached, all at once, and gives all in their order", async () => {
    const cache = cacheOf();
    const make = vi.fn(async (missing: readonly string[]) =>
      missing.map((key) => ({ value: { text: `${key} of ${make.mock.calls.length}` }, tags: [`product:${key}`] })),
    );
    const texts = async (...keys: string[]) => (await cache.getAll(keys, make)).map(({ text }) => text);
    expect(await texts("b", "a")).toEqual(["b of 1", "a of 1"]);
    expect(await texts("a", "c", "b")).toEqual(["a of 1", "c of 2", "b of 1"]);
    expect(await texts("c", "a")).toEqual(["c of 2", "a of 1"]);
    expect(make.mock.calls).toEqual([[["b", "a"]], [["c"]]]);
    invalidateHere(["product:a"]);
    expect(await texts("a", "b")).toEqual(["a of 3", "b of 1"]);
    heard.isLive = false;
    expect(await texts("a", "b")).toEqual(["a of 4", "b of 4"]);
  });

  it("keeps none of several values that was invalidated while they were computed", async () => {
    const cache = cacheOf();
    const make = (text: string, tag: string) => async (missing: readonly string[]) => {
      invalidateHere([tag]);
      return missing.map((key) => ({ value: { text }, tags: [`product:${key}`] }));
    };
    expect(await cache.getAll(["a", "b"], make("old", "product:a"))).toEqual([{ text: "old" }, { text: "old" }]);
    expect(await cache.getAll(["a", "b"], make("new", "product:c"))).toEqual([{ text: "new" }, { text: "old" }]);
  });

  it("stores a value on its second request where made-up keys are possible", async () => {
    const [cache, make] = [cacheOf({ onlyAskedAgain: true }), maker("lists")];
    for (const text of ["1", "2", "2"]) expect(await cache.get("key", make)).toEqual({ text });
    for (let number = 0; number < 10_000; number++) await cache.get(`made up ${number}`, maker("lists"));
    expect(await cache.get("key", make)).toEqual({ text: "2" });
  });

  it("stays within its memory limit, keys and tags included", async () => {
    const cache = cacheOf({ maxBytes: 50 * kilobyte });
    for (let number = 0; number < 200; number++) {
      await cache.get(`${number} ${"k".repeat(500)}`, maker("t".repeat(100), "u".repeat(100)));
      expect(cache.bytes).toBeLessThanOrEqual(50 * kilobyte);
    }
    expect(cache.bytes).toBeGreaterThan(45 * kilobyte);
    await cache.get("too large", async () => ({ value: { text: "x".repeat(60 * kilobyte) }, tags: [] }));
    expect(cache.bytes).toBeLessThanOrEqual(50 * kilobyte);
  });
});
