import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { productPath } from "@/lib/catalog/product-path";
import { expect, test } from "../fixtures";
import { good } from "./support/answers";

/**
 * What a page may weigh, uncompressed, in bytes: its HTML, and the data the router fetches for it on a navigation. Most
 * of what a page weighs is what its repeated parts repeat, so a class list that grows on a card shows here. The lists of
 * the catalogue take some 4,100 on each page, and some 1,000 are the settings that header, footer and their panels show.
 */
const pages = [
  { name: "home", path: "/shop/home", html: 81_500, data: 22_000 },
  { name: "a listing", path: "/shop/listing", html: 78_000, data: 23_000 },
  {
    name: "a listing of several options",
    path: "/shop/listing?category=men,women&brand=nike,puma",
    html: 63_500,
    data: 18_000,
  },
  { name: "a product's page", path: "", html: 62_500, data: 23_500 },
];

for (const { name, path, html, data } of pages) {
  test(`${name} stays below its maximum size`, async ({ request }) => {
    const list = await good(await request.get("/api/shop/products/get?q=kurta&limit=1"));
    const address = path || productPath(list.data[0]._id);
    const weigh = async (headers: Record<string, string>) => {
      const answer = await request.get(address, { headers });
      expect(answer.status()).toBe(200);
      return { type: answer.headers()["content-type"], bytes: (await answer.body()).length };
    };
    const page = await weigh({});
    expect(page.type).toContain("text/html");
    expect(page.bytes).toBeLessThan(html);
    const navigation = await weigh({ rsc: "1" });
    expect(navigation.type).toContain("text/x-component");
    expect(navigation.bytes).toBeLessThan(data);
  });
}

/** The budget for a public page's first JavaScript, compressed, in bytes; a listing's filters follow from the catalogue's lists. */
const scriptBudget = 183_900;
const listingBudget = 184_500;

type RouteStats = { route: string; firstLoadChunkPaths: string[] };

for (const [name, route] of Object.entries({
  home: "/shop/cached/home/[view]",
  "a listing": "/shop/cached/listing/[...list]",
  "a listing by its query": "/shop/listing",
  "a product's page": "/shop/product/[id]",
})) {
  test(`the first JavaScript of ${name} stays within its budget`, () => {
    const build = ".next-test";
    const stats: RouteStats[] = JSON.parse(readFileSync(join(build, "diagnostics", "route-bundle-stats.json"), "utf8"));
    const chunks = stats.find((entry) => entry.route === route)?.firstLoadChunkPaths ?? [];
    expect(chunks, `${route} is a route of this build`).not.toEqual([]);
    const files = chunks.map((path) => join(build, path.slice(path.indexOf("static/"))));
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(name.startsWith("a listing") ? listingBudget : scriptBudget);
  });
}
