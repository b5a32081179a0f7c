import { IncrementalCache } from "next/dist/server/lib/incremental-cache/index.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import PageCache from "./cache-handler.mjs";

vi.mock("mongodb", () => ({
  MongoClient: class {
    db() {
      const never = new Promise(() => undefined);
      const silent = { [Symbol.asyncIterator]: () => ({ next: () => never }) };
      const listeners = { on: () => undefined, off: () => undefined };
      const watch = () => ({ ...silent, ...listeners, close: async () => undefined });
      return { watch };
    }
    async close() {}
  },
}));

type Options = ConstructorParameters<typeof IncrementalCache>[0];
type Owner = Parameters<SharedCacheControls["get"]>[1];
type Value = Parameters<PageCache["set"]>[1];
/** What Next.js's own cache does with a rendered page. */
type Next = { set: (key: string, value: Value, context: object) => Promise<void> };

function page(html: string, tags: string, status = 200): Value {
  const headers = { "x-next-cache-tags": tags };
  return { kind: "APP_PAGE", html, status, headers, rscData: undefined, postponed: undefined } as unknown as Value;
}

/** Next.js creates one per request. */
const cache = () => new PageCache();
const seconds = (revalidate: number) => ({ cacheControl: { revalidate } });

describe("the page cache", () => {
  let key = "";
  beforeEach(({ task }) => {
    key = `/${task.id}`;
    vi.useRealTimers();
  });

  it("returns the stored page to every request", async () => {
    expect(await cache().get(key, {})).toBeNull();
    await cache().set(key, page("<p>1</p>", "lists"), seconds(3600));
    expect((await cache().get(key, {}))?.value).toMatchObject({ html: "<p>1</p>" });
  });

  it("invalidates by any tag of the page and by soft tags of the request", async () => {
    await cache().get(key, {});
    await cache().set(key, page("<p>1</p>", "lists,product:a"), seconds(3600));
    await cache().revalidateTag("product:b");
    expect(await cache().get(key, {})).not.toBeNull();
    await cache().revalidateTag(["product:a"]);
    expect(await cache().get(key, {})).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 2));
    await cache().get(key, {});
    await new Promise((resolve) => setTimeout(resolve, 2));
    await cache().set(key, page("<p>2</p>", "lists"), seconds(3600));
    await cache().revalidateTag("_N_T_/shop");
    expect(await cache().get(key, { softTags: ["_N_T_/shop"] })).toBeNull();
  });

  it("does not keep a page whose data changed while it was rendered", async () => {
    await cache().get(key, {});
    await cache().revalidateTag(`while:${key}`);
    await cache().set(key, page("<p>old</p>", `while:${key}`), seconds(3600));
    expect(await cache().get(key, {})).toBeNull();
  });

  it("does not store 404 pages, so that made-up URLs evict nothing", async () => {
    await cache().get(key, {});
    await cache().set(key, page("<p>Oops</p>", "", 404), seconds(3600));
    expect(await cache().get(key, {})).toBeNull();
  });

  it("evicts the oldest pages when the total is too large", async () => {
    const html = "x".repeat(16 * 1024 * 1024);
    for (let number = 0; number < 12; number++) {
      await cache().set(`${key}${number}`, page(html, "lists"), seconds(3600));
    }
    const entries = await Promise.all(Array.from({ length: 12 }, (_, number) => cache().get(`${key}${number}`, {})));
    const present = entries.map((entry) => entry !== null);
    expect(present.filter(Boolean).length).toBeLessThanOrEqual(8);
    expect(present.at(0)).toBe(false);
    expect(present.at(-1)).toBe(true);
  });

  it("leaves no cache control of a 404 page in Next.js", async () => {
    const prerenderManifest = { routes: {}, dynamicRoutes: {} };
    const options = { dev: false, requestHeaders: {}, previewProps: {}, prerenderManifest, CurCacheHandler: PageCache };
    const next = new IncrementalCache(options as unknown as Options) as unknown as Next;
    const route = { kind: "APP_PAGE", sourceRoute: "/shop/product/[id]/page" } as Owner;
    const remembered = () => new SharedCacheControls(prerenderManifest).get(key, route);
    await next.set(key, page("<p>Oops</p>", "", 404), { route, ...seconds(3600) });
    expect(remembered()).toBeUndefined();
    await next.set(key, page("<p>1</p>", "lists"), { route, ...seconds(3600) });
    expect(remembered()).toEqual({ revalidate: 3600 });
  });

  it("renders a page again after its revalidation time", async () => {
    await cache().set(key, page("<p>1</p>", "lists"), seconds(0.02));
    expect(await cache().get(key, {})).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(await cache().get(key, {})).toBeNull();
  });

  it("stores data with the tags of its request", async () => {
    const value = {
      kind: "FETCH",
      data: { headers: {}, body: "1", url: "" },
      revalidate: 60,
      tags: ["a"],
    } as unknown as Value;
    await cache().get(key, { tags: ["a"] });
    await cache().set(key, value, { tags: ["a"] });
    expect(await cache().get(key, { tags: ["a"] })).not.toBeNull();
    await cache().revalidateTag("a");
    expect(await cache().get(key, { tags: ["a"] })).toBeNull();
  });
});
