import { filterGroups, priceLimits, segmentOf, sorts } from "../../catalog/lists.mjs";

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

/** @typedef {{ part: Part, id?: string }} Choice a part with any of its ids that are their own segment, or with one other */

/** @param {Part} part @returns {Choice[]} */
const choicesOf = (part) => [{ part }, ...part.ids.filter((id) => segmentOf(id) !== id).map((id) => ({ part, id }))];

/** @type {Choice[][]} */
const noChoices = [[]];
/** Every combination of present and absent parts. */
const choices = parts.reduce(
  (made, part) => made.flatMap((chosen) => [chosen, ...choicesOf(part).map((choice) => [...chosen, choice])]),
  noChoices,
);

/** @param {Choice} choice */
function condition({ part: { key, name, ids }, id }) {
  const captured = `(?<${name}>${ids.filter((one) => segmentOf(one) === one).join("|")})`;
  return /** @type {const} */ ({
    type: "query",
    key,
    value: id?.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&") ?? captured,
  });
}

/** @param {Choice[]} chosen @returns {Rewrite} */
function listingRewrite(chosen) {
  const choiceOf = (/** @type {Part} */ part) => chosen.find((choice) => choice.part === part);
  const segments = parts.map((part) => {
    const choice = choiceOf(part);
    if (!choice) return "all";
    return choice.id ? segmentOf(choice.id) : `:${part.name}`;
  });
  const absent = parts.filter((part) => !choiceOf(part));
  return {
    source: "/shop/listing",
    has: chosen.map(condition),
    missing: [...absent.map(({ key }) => key), ...uncachedKeys].map((key) => ({ type: "query", key })),
    destination: `/shop/cached/listing/${segments.join("/")}`,
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
    inPath.push(value ? segmentOf(value) : "all");
  }
  return `/shop/cached/listing/${inPath.join("/")}`;
}
