import { unstable_cache } from "next/cache";
import { expect, it, vi } from "vitest";
import { cacheAsMissing } from "./page-tags";

vi.mock("next/cache", () => ({ revalidateTag: vi.fn(), unstable_cache: vi.fn(() => async () => true) }));

it("the page of a missing product is tagged with it, so that restoring it invalidates the page", async () => {
  const ids = ["0123456789abcdef01234567", "0123456789abcdef01234568"];
  for (const id of ids) await cacheAsMissing(id);
  const tagged = vi.mocked(unstable_cache).mock.calls.map(([, key, options]) => ({ key, tags: options?.tags }));
  // The same data for all: a made-up id adds nothing to the cache of data.
  expect(tagged).toEqual(ids.map((id) => ({ key: ["missing"], tags: [`product:${id}`] })));
  vi.mocked(unstable_cache).mockClear();
  for (const text of ["", "kurta", "0123456789ABCDEF01234567", "0123456789abcdef01234567,lists"]) {
    await cacheAsMissing(text);
  }
  expect(unstable_cache).not.toHaveBeenCalled();
});
