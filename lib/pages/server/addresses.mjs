import { filterGroups, priceLimits, sorts } from "../../catalog/lists.mjs";

/**
 * The URLs of the shop that are served by cached pages. A page that reads its query is rendered per request, so common
 * queries are rewritten to pages that have them in their path; all others go to the page that reads the query.
 */

/**
 * @typedef {import("next/dist/lib/load-custom-routes.js").Rewrite} Rewrite
 * @typedef {(typeof parts)[number]} Part
 */

/** @param {readonly { id: string }[]} options */
const idsOf = (options) => options.map(({ id }) => id);

/**
 * The parts of a listing's query that a cached page can have: one known id each, or none. `name` is the page's folder.
 */
export const parts = [
  ...filterGroups.filter(({ isMain }) => isMain).map(({ id, options }) => ({ key: id, name: id, ids: idsOf(options) })),
  { key: "sortBy", name: "sort", ids: idsOf(sorts.filter(({ isCached }) => isCached)) },
];

/** The parts that no cached page has. */
const uncachedKeys = [...idsOf(filterGroups.filter(({ isMain }) => !isMain)), ...idsOf(priceLimits), "page", "q"];

/** @type {Part[][]} */
const noChoices = [[]];
/** Every combination of present and absent parts. */
const choices = parts.reduce((made, part) => made.flatMap((chosen) => [chosen, [...chosen, part]]), noChoices);

/** @param {Part[]} chosen @returns {Rewrite} */
function listingRewrite(chosen) {
  const absent = parts.filter((part) => !chosen.includes(part));
  const path = parts.map((part) => (chosen.includes(part) ? `:${part.name}` : "all")).join("/");
  return {
    source: "/shop/listing",
    has: chosen.map(({ key, name, ids }) => ({ type: "query", key, value: `(?<${name}>${ids.join("|")})` })),
    missing: [...absent.map(({ key }) => key), ...uncachedKeys].map((key) => ({ type: "query", key })),
    destination: `/shop/cached/listing/${path}`,
  };
}

/** Calls at a path of the specification that doesn't begin with /api. */
export const callsOutsideApi = "/address/update/";

/** @type {Rewrite[]} */
export const callRewrites = [{ source: `${callsOutsideApi}:path*`, destination: `/api${callsOutsideApi}:path*` }];

/** Rewrites that run before all pages. Requests to the cached pages' internal paths get 404. @type {Rewrite[]} */
export const cachedRewrites = [
  { source: "/shop/cached/:path*", destination: "/not-found" },
  { source: "/shop/home", destination: "/shop/cached/home/first" },
  ...choices.map(listingRewrite),
];

/**
 * The cached page that serves a URL, by the same rules as the rewrites; null for all others.
 * @param {string} path @param {string} search with its question mark, or empty
 */
export function cachedPath(path, search) {
  if (path === "/shop/home") return "/shop/cached/home/first";
  if (path !== "/shop/listing") return null;
  const query = new URLSearchParams(search);
  if (uncachedKeys.some((key) => query.get(key))) return null;
  const inPath = [];
  for (const { key, ids } of parts) {
    const [value, second] = query.getAll(key);
    if (second !== undefined || (value && !ids.includes(value))) return null;
    inPath.push(value || "all");
  }
  return `/shop/cached/listing/${inPath.join("/")}`;
}
