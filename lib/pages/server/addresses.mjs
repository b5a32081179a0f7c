/**
 * Which addresses of the shop are served by kept pages. A page that reads its query is made for each request, so the
 * usual queries are mapped to pages that have them in their path; all others go to the page that reads them.
 */

const categories = ["men", "women", "kids", "accessories", "footwear"];
const brands = ["nike", "adidas", "puma", "levis", "zara", "h&m"];
const sorts = ["price_lowtohigh", "price_hightolow", "title_atoz", "title_ztoa"];

/** The parts of a listing's address that a kept page can have: one known id each, or none. */
const parts = [
  { key: "category", name: "category", ids: categories },
  { key: "brand", name: "brand", ids: brands },
  { key: "sortBy", name: "sort", ids: sorts },
];

/** Every choice of present and absent parts. */
const choices = parts.reduce((made, part) => made.flatMap((chosen) => [chosen, [...chosen, part]]), [[]]);

function listingRewrite(chosen) {
  const absent = parts.filter((part) => !chosen.includes(part));
  const path = parts.map((part) => (chosen.includes(part) ? `:${part.name}` : "all")).join("/");
  return {
    source: "/shop/listing",
    has: chosen.map(({ key, name, ids }) => ({ type: "query", key, value: `(?<${name}>${ids.join("|")})` })),
    missing: [...absent.map(({ key }) => key), "page", "q"].map((key) => ({ type: "query", key })),
    destination: `/shop/kept/listing/${path}`,
  };
}

/** Rewrites that come before all pages. The kept pages' own addresses lead nowhere when somebody types them. */
export const keptRewrites = [
  { source: "/shop/kept/:path*", destination: "/not-found" },
  { source: "/shop/home", destination: "/shop/kept/home/first" },
  ...choices.map(listingRewrite),
];

/**
 * The kept page that serves an address, by the same rules as the rewrites; null for all others.
 * @param {string} path @param {string} search with its question mark, or empty
 */
export function keptPath(path, search) {
  if (path === "/shop/home") return "/shop/kept/home/first";
  if (path !== "/shop/listing") return null;
  const query = new URLSearchParams(search);
  if (query.get("page") || query.get("q")) return null;
  const inPath = [];
  for (const { key, ids } of parts) {
    const [value, second] = query.getAll(key);
    if (second !== undefined || (value && !ids.includes(value))) return null;
    inPath.push(value || "all");
  }
  return `/shop/kept/listing/${inPath.join("/")}`;
}
