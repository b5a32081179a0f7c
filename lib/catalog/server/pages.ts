import "server-only";
import { cache } from "react";
import { paiseToRupees, rupeesToPaise } from "@/lib/money";
import { connectDatabase } from "@/lib/server/database/connection";
import { adminOrders } from "@/models/product";
import { paidPrice } from "../discount";
import { type Chosen, chosenOf, noFilters } from "../filters";
import {
  blockPages,
  filtersOf,
  type Listing,
  type ListingQuery,
  listingPageSize,
  relevance,
} from "../listing/listing-query";
import type { CardProduct, Facets, FeaturedProduct, Product } from "../schema";
import { findProducts, loadInOrder } from "./find-products";
import { scopeOf, wantedOptions } from "./group-options";
import { pageLists } from "./lists/load";
import { cacheNever, cacheWithLists, cacheWithProducts } from "./page-tags";
import { type ShownProduct, toProduct } from "./product-shape";
import { byIndex } from "./search/catalogue-index";
import { lexiconOf } from "./search/lexicon";
import { understand } from "./search/meanings";
import type { Compared } from "./search/nearness";
import type { WordIndex } from "./search/word-index";
import { searchFields } from "./search/words";
import { findProduct, listProducts } from "./service";
import { summariseStored } from "./stored-lists";

/** How many products home shows at first, and how many each press adds. */
export const featuredSize = 8;

/** How many similar products a product page shows. */
const similarSize = 8;

/** The data of a listing, and its effective query when the requested page is past the end. */
export async function loadListing(query: ListingQuery): Promise<Listing> {
  await connectDatabase();
  await pageLists();
  const block = Math.ceil(query.page / blockPages);
  const limit = listingPageSize * (block > 1 ? blockPages : query.page);
  const { q, exact, sort } = query;
  const sortBy = sort === relevance.id ? undefined : sort;
  const answer = await listProducts({ ...filtersOf(query), q, exact, sortBy, page: block, limit });
  if (answer.data.length === 0 && query.page > 1) return loadListing({ ...query, page: 1 });
  const shown = (block - 1) * blockPages + Math.ceil(answer.data.length / listingPageSize);
  const page = Math.max(1, block > 1 ? shown : Math.min(query.page, shown));
  const { total, facets, corrected, dropped } = answer;
  const nearest = total === 0 && exact ? await nearestSpelling(q) : null;
  return { query: { ...query, page }, products: answer.data.map(toCard), total, facets, corrected, dropped, nearest };
}

async function nearestSpelling(q: string): Promise<string | null> {
  return (await byIndex((index) => understand(lexiconOf(index), q)))?.corrected ?? null;
}

/** Only the fields that a card needs, to keep pages small. */
export function toCard(product: Product): CardProduct {
  const { _id, image, images, title, brand, audience, size, price, saleprice, stock, rating } = product;
  const card = { _id, image, second: images[1], title, brand, audience, price, saleprice, stock };
  // For the ages that it is for, "4 to 11 years".
  const ends = audience === "kids" && { size: [...new Set([size[0], size.at(-1)])].filter((one) => one !== undefined) };
  return { ...card, ...ends, ...(rating.count > 0 && { rating }) };
}

/** The same, for a page that is cached until one of its products or the lists change. */
export async function loadCachedListing(query: ListingQuery): Promise<Listing> {
  await pageLists();
  const isKnown = wantedOptions(query).every(({ id, allowed }) => allowed.length === chosenOf(query, id).length);
  await (isKnown ? cacheWithLists() : cacheNever());
  const listing = await loadListing(query);
  await cacheWithProducts(listing.products.map(({ _id }) => _id));
  return listing;
}

/** The first featured products of home, whose page is cached. */
export async function loadFeatured(): Promise<{ products: FeaturedProduct[]; total: number; facets: Facets }> {
  await pageLists();
  await cacheWithLists();
  const { data, total, facets } = await listProducts({
    ...noFilters,
    sortBy: "title_atoz",
    page: 1,
    limit: featuredSize,
  });
  await cacheWithProducts(data.map(({ _id }) => _id));
  return {
    products: data.map((product) => ({ ...toCard(product), size: product.size, stockBySize: product.stockBySize })),
    total,
    facets,
  };
}

/** The price of a listing's cheapest product, in rupees, whatever its price limits; null when there is none. */
export async function lowestPrice(chosen: Chosen): Promise<number | null> {
  await connectDatabase();
  await pageLists();
  const { lowest } = (await byIndex(async (index) => index.summary(chosen))) ?? (await summariseStored(chosen));
  return Number.isFinite(lowest) ? paiseToRupees(lowest) : null;
}

/**
 * A product for its page or dialog, cached until it changes; null when it does not exist or is not visible. A page has
 * exactly one URL, so an id in a different letter case is not found.
 */
export const loadProduct = cache(async (id: string): Promise<Product | null> => {
  if (id !== id.toLowerCase()) return null;
  await pageLists();
  const product = await findProduct(id);
  if (product) await cacheWithProducts([product._id]);
  return product;
});

/**
 * Products that are like one, for its cached page: of its category, in stock, nearest by words and price. Those of its
 * kind come first.
 */
export async function loadSimilar(product: Product): Promise<CardProduct[]> {
  await connectDatabase();
  const inCategory = { ...noFilters, category: [product.category], inStock: ["1"] };
  const scopes = product.kind ? [{ ...inCategory, kind: [product.kind] }, inCategory] : [inCategory];
  const nearest = (index: WordIndex) => loadInOrder(index.nearest(comparedOf(product), scopes, similarSize));
  const stored = (await byIndex(nearest)) ?? (await findOthers(product, scopes));
  const similar = stored.map(toProduct).filter(({ stock }) => stock > 0);
  await cacheWithProducts(similar.map(({ _id }) => _id));
  return similar.map(toCard);
}

function comparedOf(product: Product): Compared {
  return { id: product._id, pays: rupeesToPaise(paidPrice(product)), ...searchFields(product) };
}

/** Without the index in memory: the first by title, of each scope those that the ones before lack. */
async function findOthers({ _id }: Product, scopes: readonly Chosen[]): Promise<ShownProduct[]> {
  const found = new Map<string, ShownProduct>();
  for (const chosen of scopes) {
    if (found.size >= similarSize) break;
    const others = await findProducts(scopeOf(chosen), {
      sort: { titleKey: 1, _id: 1 },
      hint: adminOrders.title,
      limit: 2 * similarSize + 1,
    });
    for (const other of others) if (other._id.toString() !== _id) found.set(other._id.toString(), other);
  }
  return [...found.values()].slice(0, similarSize);
}
