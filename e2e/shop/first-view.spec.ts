import { expect, test } from "../fixtures";
import { seeded } from "./support/catalog";

/** When the page was loaded and when its first script was asked for, in ms since it was opened. */
function times(): { loaded: number; firstScript: number } {
  const [{ loadEventStart = Number.NaN } = {}] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = files.filter(({ name }) => /\/_next\/static\/.+\.js/.test(name));
  return { loaded: loadEventStart, firstScript: Math.min(...scripts.map(({ startTime }) => startTime)) };
}

test("a page asks for its scripts after its first view, and waits for that half a second at most", async ({ page }) => {
  const [product] = await seeded(page.request, 1);
  for (const path of ["/shop/home", "/shop/listing", `/shop/product/${product?._id}`]) {
    // The first visitor gets the page from Next.js, everybody else from the cache, until somebody changes a product.
    await expect(async () => {
      await page.request.get(path);
      await page.goto(path);
      const { loaded, firstScript } = await page.evaluate(times);
      expect(loaded, path).toBeGreaterThan(0);
      expect(firstScript, path).toBeGreaterThanOrEqual(Math.min(loaded, 500));
      expect(firstScript, path).toBeLessThan(Number.POSITIVE_INFINITY);
    }).toPass();
  }
});
