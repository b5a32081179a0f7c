import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inRoot } from "../lib/folders.mjs";
import { say } from "../lib/progress.mjs";
import type { Result } from "./stage";

/** The budget for a public page's first JavaScript, compressed, in bytes. */
const budget = 183_000;

/** The public pages, by the routes that serve them. */
const pages = {
  home: "/shop/cached/home/[view]",
  listing: "/shop/cached/listing/[category]/[brand]/[sort]",
  "listing by its query": "/shop/listing",
  product: "/shop/product/[id]",
};

type RouteStats = { route: string; firstLoadChunkPaths: string[] };

/** The total compressed size of a route's chunks, in bytes. */
function weightOf(folder: string, { firstLoadChunkPaths }: RouteStats): number {
  const files = firstLoadChunkPaths.map((path) => inRoot(folder, path.slice(path.indexOf("static/"))));
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}

/**
 * Checks the public pages against their budget, using the build's own figures.
 * @param folder the build folder, such as .next-test
 */
export function checkBundles(folder: string): Result {
  const file = inRoot(folder, "diagnostics", "route-bundle-stats.json");
  const stats: RouteStats[] = JSON.parse(readFileSync(file, "utf8"));
  const result: Result = { passed: 0, failures: [] };
  for (const [name, route] of Object.entries(pages)) {
    const found = stats.find((entry) => entry.route === route);
    const weight = found ? weightOf(folder, found) : Number.NaN;
    const fits = weight <= budget;
    const weighs = found ? `${(weight / 1000).toFixed(1)} kB` : `is not a route of this build: ${route}`;
    const line = `First JavaScript of ${name}: ${weighs}${fits ? "" : `, more than ${budget / 1000} kB`}`;
    say(`  ${line}`);
    if (fits) result.passed++;
    else result.failures.push(line);
  }
  return result;
}
