import type { CatalogueName } from "./databases";
import type { Goal } from "./goals";
import { loadOf, roundRobin, type Work } from "./load";
import { orderWork } from "./orders";
import { newShoppers, type Place, popular, stockBySize } from "./place";
import {
  commonSearches,
  finerLists,
  listsByFacts,
  madeListings,
  manyLists,
  misspelt,
  oneList,
  searches,
  typing,
  typingOften,
} from "./queries";

/** A line of the table. */
export interface Row {
  /** Its name after `--only`. */
  id: string;
  title: string;
  /** Prepares its load. */
  work: (place: Place) => Work | Promise<Work>;
  /** The path of its page, when the size of that counts. */
  page?: (place: Place) => string;
  catalogue?: CatalogueName;
  goals: Goal[];
}

/** Shoppers per row: so many that none has a large cart or many orders. */
const shoppers = 400;

/** Asks for paths in turn. */
const asking =
  (paths: (place: Place) => string[], encoding?: string): Row["work"] =>
  (place) => {
    const next = roundRobin(paths(place));
    return loadOf(place.url, () => ({ path: next() }), encoding);
  };

const productPage = (id: string) => `/shop/product/${id}`;
const popularPages = ({ onSale }: Place) => onSale.slice(0, popular).map(({ id }) => productPage(id));

/** A cached page, not compressed and compressed. */
function cachedPage(id: string, title: string, page: (place: Place) => string, max: number): Row[] {
  const goals: Goal[] = [
    { kind: "share", of: "same", least: 0.8 },
    { kind: "share", of: "page", least: 0.4 },
    { kind: "pageBytes", max },
  ];
  const work = (encoding?: string) => asking((place) => [page(place)], encoding);
  return [
    { id, title: `${title}, cached`, page, work: work(), goals },
    { id: `${id}-gzip`, title: `${title}, cached, gzip`, work: work("gzip"), goals: [] },
  ];
}

/** The share of the products whose first view is measured alone; the others are for the mixed row. */
const openedAlone = 0.6;

/** Opens product pages: of `every` so many one that nobody has opened, the others popular ones. */
const opening =
  (every: number, choose: (unopened: string[]) => string[]): Row["work"] =>
  (place) => {
    const popularPage = roundRobin(popularPages(place));
    const first = choose(place.unopened).values();
    let opened = 0;
    return loadOf(place.url, () => {
      if (opened++ % every > 0) return { path: popularPage() };
      const { value: id } = first.next();
      return id === undefined ? undefined : { path: productPage(id) };
    });
  };

async function addingToCart(place: Place): Promise<Work> {
  const [shopper, product] = [roundRobin(await newShoppers(place, shoppers)), roundRobin(place.onSale)];
  return loadOf(place.url, () => {
    const { id, size } = product();
    const body = { productId: id, size };
    return { path: "/api/shop/cart/add", method: "POST", cookie: shopper().cookie, body };
  });
}

async function orderingSizes(place: Place): Promise<Work> {
  await stockBySize(place);
  return orderWork({ ...place, onSale: place.onSale.filter(({ size }) => size) }, shoppers);
}

const ofRoute = (least: number): Goal => ({ kind: "share", of: "route", least });

/** How many times the processor time of the bare driver a call may take that does little else than send commands. */
const ofDriver = (of: "cart" | "order"): Goal => ({ kind: "times", of, max: 2.5 });

/** Rows whose times are compared: a row may take at most so many times as long as another. */
export const comparisons = [
  { row: "filters", beside: "list-other", max: 1.5, title: "a list by several filter groups beside one by one group" },
  {
    row: "limits-filters",
    beside: "limits-list",
    max: 1.5,
    title: "at the limits, a list by three groups beside one by one group",
  },
];

const row = (id: string, title: string, work: Row["work"], ...goals: Goal[]): Row => ({ id, title, work, goals });
const p95 = (max: number): Goal => ({ kind: "p95", max });
const besideFind: Goal = { kind: "share", of: "find" };

/** All rows, in the order in which they run. */
export const rows: Row[] = [
  row(
    "list-again",
    "list of a category, 24 by price, the same again",
    asking(() => [oneList]),
    ofRoute(0.6),
    besideFind,
  ),
  row("list-other", "list of a category, another query each time", asking(manyLists), ofRoute(0.25), besideFind),
  row(
    "filters",
    "list of a category by sizes, discount and price, another query each time",
    asking(finerLists),
    ofRoute(0.17),
    besideFind,
  ),
  row("listing-made", "listing of two categories and two brands, made per request", asking(madeListings), {
    kind: "share",
    of: "page",
    least: 0.05,
  }),
  row("search-two", "search of two words", asking(searches), p95(60)),
  row("search-typo", "search of two words with a typo", asking(misspelt), p95(60)),
  row("suggest", "suggestions while two words are typed, each asked once", asking(typing), p95(30)),
  row(
    "suggest-often",
    "suggestions while real searches are typed, frequent ones more often",
    asking(typingOften),
    p95(30),
  ),
  row(
    "product-by-id",
    "product by id",
    asking(({ onSale }) => onSale.slice(0, popular).map(({ id }) => `/api/shop/products/get/${id}`)),
    ofRoute(0.7),
  ),
  ...cachedPage("home", "home", () => "/shop/home", 75_000),
  ...cachedPage("listing", "listing", () => "/shop/listing", 65_000),
  ...cachedPage("product-page", "product page", ({ onSale }) => productPage(onSale[0]?.id ?? ""), 48_000),
  row(
    "product-first",
    "product pages, first views only",
    opening(1, (all) => all.slice(0, all.length * openedAlone)),
    { kind: "serverMs", max: 15 },
  ),
  row(
    "product-mixed",
    "product pages, every fourth a first view",
    opening(4, (all) => all.slice(all.length * openedAlone)),
  ),
  row("cart-add", "add to cart", addingToCart, ofRoute(0.2), ofDriver("cart")),
  row(
    "order",
    "whole cash order (add, order)",
    (place) => orderWork(place, shoppers),
    ofRoute(0.09),
    ofDriver("order"),
    p95(80),
  ),
  row("order-sized", "whole cash order, of sizes with their own stock", orderingSizes, ofDriver("order"), p95(80)),
  {
    ...row(
      "limits-list",
      "500 brands, 300 kinds, 20 facts: list of a category, another query each time",
      asking(manyLists),
    ),
    catalogue: "limits",
  },
  {
    ...row(
      "limits-filters",
      "500 brands, 300 kinds, 20 facts: list of a category by two facts too, another query each time",
      asking(listsByFacts),
    ),
    catalogue: "limits",
  },
  {
    ...row("search-common", "search, every word in half of all products", asking(commonSearches), p95(200)),
    catalogue: "common",
  },
];
