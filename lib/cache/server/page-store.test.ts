import { describe, expect, it } from "vitest";
import { type About, compact, PageStore, restore, sizeOf, type Value } from "./page-store.mjs";

const megabyte = 1024 * 1024;
const keyOf = (path: string) => `/route-cache/APP_PAGE/0123456789abcdef/$${path}`;

function page(html: string, parts: Record<string, Buffer> = {}): Value {
  const segmentData = new Map(Object.entries(parts));
  return { kind: "APP_PAGE", html, headers: {}, rscData: Buffer.from("rsc"), segmentData } as unknown as Value;
}

const about: About = { lastModified: 0, cacheControl: undefined, tags: [], age: 0 };

describe("the store of pages", () => {
  it("stores a page with the rupee sign in hardly more than one byte per character", () => {
    const html = `${"x".repeat(10_000)}₹`;
    const stored = compact(page(html));
    expect(stored?.html).toEqual(Buffer.from(html));
    expect(sizeOf({ ...about, value: stored }, "k")).toBeLessThan(15_000);
    expect(restore(stored)).toMatchObject({ kind: "APP_PAGE", html });
  });

  it("copies small buffers instead of keeping the large buffers they are slices of", () => {
    const large = Buffer.alloc(megabyte, "a");
    const compacted = compact(page("", { part: large.subarray(0, 100) })) as unknown as {
      segmentData: Map<string, Buffer>;
    };
    const part = compacted.segmentData.get("part");
    expect(part?.toString()).toBe("a".repeat(100));
    expect(part?.buffer.byteLength).toBe(100);
  });

  it("stays within its limits, however many pages are stored", () => {
    const store = new PageStore();
    for (let number = 0; number < 100; number++) {
      store.set(keyOf(`/shop/product/${number}`), page("x".repeat(megabyte)), about, 0);
    }
    expect(store.bytes).toBeLessThanOrEqual(128 * megabyte);
    expect(store.bytes).toBeGreaterThan(72 * megabyte);
    expect(store.getPath("/shop/product/0")).toBeUndefined();
    expect(store.get(keyOf("/shop/product/0"))).toBeUndefined();
    expect(store.getPath("/shop/product/99")).toBeDefined();
  });

  it("never evicts home or a category for a product page or another listing", () => {
    const store = new PageStore();
    const mainPages = ["/shop/cached/home/first", "/shop/cached/brands/all", "/shop/cached/listing/men/~/~/~"];
    for (const path of mainPages) store.set(keyOf(path), page("list"), about, 0);
    for (let number = 0; number < 100; number++) {
      store.set(keyOf(`/shop/product/${number}`), page("x".repeat(megabyte)), about, 0);
      store.set(keyOf(`/shop/cached/listing/men/~/brand-${number}/~`), page("x".repeat(megabyte)), about, 0);
    }
    for (const path of mainPages) expect(store.get(keyOf(path))?.value).toMatchObject({ html: Buffer.from("list") });
  });

  it("knows which paths it has, also after a page is replaced", () => {
    const store = new PageStore();
    store.set(keyOf("/shop/product/a"), page("1"), about, 0);
    store.set(keyOf("/shop/product/a"), page("2"), about, 0);
    expect(store.getPath("/shop/product/a")?.value).toMatchObject({ html: Buffer.from("2") });
    expect(store.getPath("/shop/product/b")).toBeUndefined();
  });
});
