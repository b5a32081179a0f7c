import { describe, expect, it } from "vitest";
import { fixedPaths, indexXml, sitemapCount, sitemapPart, sitemapSize, sitemapXml } from "./sitemap";

const fixed = fixedPaths().length;

describe("the sitemaps", () => {
  it.each([
    [0, 1],
    [sitemapSize - fixed, 1],
    [sitemapSize - fixed + 1, 2],
    [100_000, 11],
  ])("for %i products are %i", (products, count) => expect(sitemapCount(products)).toBe(count));

  it("contain every product once, after the fixed pages", () => {
    const parts = Array.from({ length: sitemapCount(25_000) }, (_, index) => sitemapPart(index + 1));
    let next = 0;
    for (const { skip, limit } of parts) {
      expect(skip).toBe(next);
      next += limit;
    }
    expect(next).toBeGreaterThanOrEqual(25_000);
    expect(parts.map(({ hasFixed }) => hasFixed)).toEqual([true, false, false]);
    for (const { limit, hasFixed } of parts) expect(limit + (hasFixed ? fixed : 0)).toBe(sitemapSize);
  });

  it("are well-formed, with absolute and escaped URLs", () => {
    const xml = sitemapXml("https://vastra.example", true, [{ id: "ab", changed: new Date(0) }]);
    expect(xml).toContain("<loc>https://vastra.example/shop/listing?brand=h%26m</loc>");
    expect(xml).toContain(
      "<loc>https://vastra.example/shop/product/ab</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>",
    );
    expect(indexXml("https://a&b.example", 2)).toContain("<loc>https://a&amp;b.example/sitemaps/2.xml</loc>");
  });
});
