import { cachedFilters, segmentOf, sorts } from "../../catalog/lists.mjs";

/**
 * The URLs of the shop that are served by cached pages. A page that reads its query is rendered per request, so common
 * queries are rewritten to pages that have them in their path; all others go to the page that reads the query.
 */

/**
 * @typedef {import("next/dist/lib/load-custom-routes.js").Rewrite} Rewrite
 * @typedef {(typeof parts)[number]} Part
 */

/** Any id of a list of the catalogue: which of them exist, no rewrite knows. */
const anyId = "[a-z0-9-]{1,40}";

/** The list that a filter's ids are of. */
const listOf = /** @type {const} */ ({ category: "categories", kind: "kinds", brand: "brands" });

/**
 * A part of a listing's query that a cached page can have: one id, or none. `name` is the page's folder, `ids` a pattern.
 * A rewrite can't replace the ampersand of an id that it captures, so `others` names those that have their own; lists of
 * other ids with one are made for each request.
 * @type {readonly { key: string, name: string, ids: string, others: readonly string[], list?: "categories" | "kinds" | "brands" }[]}
 */
export const parts = [
  ...cachedFilters.map((id) => ({
    key: id,
    name: id,
    ids: anyId,
    list: listOf[id],
    others: id === "brand" ? ["h&m"] : [],
  })),
  {
    key: "sortBy",
    name: "sort",
    ids: sorts.flatMap(({ id, isCached }) => (isCached ? [id] : [])).join("|"),
    others: [],
  },
];

/** Whether the lists that hold now have an id. @param {Part} part @param {string} id */
const isKnown = ({ list }, id) => !list || (globalThis.vastraLists?.[list].some((entry) => entry.id === id) ?? true);

/**
 * The parameters that no cached page has. Facts are as many as the owner likes, and a rewrite can't say "begins with": a
 * query with one gets this mark first.
 */
export const factsMark = "facts";
const uncachedKeys = [
  "audience",
  "size",
  "colour",
  "origin",
  "discount",
  "rating",
  "inStock",
  "minPrice",
  "maxPrice",
  "page",
  "q",
  factsMark,
];

/** Whether a query filters by a fact. @param {URLSearchParams} query */
export const hasFact = (query) => [...query.keys()].some((key) => key.startsWith("fact."));

/** @typedef {{ part: Part, id?: string }} Choice a part with any of its ids, or with one other */

/** @param {Part} part @returns {Choice[]} */
const choicesOf = (part) => [{ part }, ...part.others.map((id) => ({ part, id }))];

/** @type {Choice[][]} */
const noChoices = [[]];
/** Every combination of present and absent parts. */
const choices = parts.reduce(
  (made, part) => made.flatMap((chosen) => [chosen, ...choicesOf(part).map((choice) => [...chosen, choice])]),
  noChoices,
);

/** @param {Choice} choice */
function condition({ part: { key, name, ids }, id }) {
  const captured = `(?<${name}>${ids})`;
  return /** @type {const} */ ({
    type: "query",
    key,
    value: id ?? captured,
  });
}

/** @param {Choice[]} chosen @returns {Rewrite} */
function listingRewrite(chosen) {
  const choiceOf = (/** @type {Part} */ part) => chosen.find((choice) => choice.part === part);
  const segments = parts.map((part) => {
    const choice = choiceOf(part);
    if (!choice) return segmentOf(undefined);
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
  { source: "/shop/brands", destination: "/shop/cached/brands/all" },
  ...choices.map(listingRewrite),
];

/**
 * The cached page that serves a URL, by the same rules as the rewrites; null for all others, and for ids that no list
 * has: their pages are made for each request.
 * @param {string} path @param {string} search with its question mark, or empty
 */
export function cachedPath(path, search) {
  if (path === "/shop/home") return "/shop/cached/home/first";
  if (path === "/shop/brands") return "/shop/cached/brands/all";
  if (path !== "/shop/listing") return null;
  const query = new URLSearchParams(search);
  if (uncachedKeys.some((key) => query.get(key)) || hasFact(query)) return null;
  const inPath = [];
  for (const part of parts) {
    const { key, ids, others } = part;
    const [value, second] = query.getAll(key);
    if (second !== undefined) return null;
    const isPart = !value || new RegExp(`^(?:${ids})$`).test(value) || others.includes(value);
    if (!isPart || (value && !isKnown(part, value))) return null;
    inPath.push(segmentOf(value || undefined));
  }
  return `/shop/cached/listing/${inPath.join("/")}`;
}
