import "server-only";
import type { ClientSession } from "mongoose";
import { invalidateHere } from "@/lib/cache/server/fresh-cache";
import { cacheWith, invalidate } from "@/lib/cache/server/invalidation";
import {
  catalogueLists,
  listAnswers,
  listedProduct,
  listsTag,
  neverStored,
  productAnswers,
  productsTag,
  productTag,
  reviewsTag,
  shopPages,
} from "@/lib/cache/server/tags.mjs";
import { afterCommit } from "@/lib/server/database/transaction";

/** Tags the page that is being rendered with these products: it is rendered again after one of them is invalidated. */
export async function cacheWithProducts(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await cacheWith([productsTag, ...ids.map(productTag)]);
}

/** Tags the page that is being rendered with the reviews of the product whose page it is. */
export async function cacheWithReviews(id: string): Promise<void> {
  await cacheWith([reviewsTag(id)]);
}

/** Tags the page that is being rendered with the lists of the catalogue. */
export async function cacheWithLists(): Promise<void> {
  await cacheWith([listsTag]);
}

/** Tags the page that is being rendered as one of the shop's, whose menus and labels are of the catalogue's lists. */
export async function cacheAsShopPage(): Promise<void> {
  await cacheWith([shopPages]);
}

/**
 * Tags the page that is being rendered for an id that no product has: a platform may keep it, until the product is
 * restored.
 */
export async function cacheAsMissing(id: string): Promise<void> {
  // One piece of data for all of them: ids can be made up.
  if (/^[0-9a-f]{24}$/.test(id)) await cacheWith([productTag(id)], ["missing"]);
}

/** The page that is being rendered is for ids that no list has: there are too many of them to cache. */
export async function cacheNever(): Promise<void> {
  await cacheWith([neverStored]);
}

/**
 * Invalidates the answers of this instance that show products, once the transaction that changes their stock commits.
 * @param listed those of them that filters by stock have to list now, or no longer
 */
export function invalidateStock(ids: readonly string[], listed: readonly string[], session: ClientSession): void {
  const lists = listed.length > 0 ? [...listed.map(listedProduct), listAnswers] : [];
  afterCommit(session, () => invalidateHere([...ids.map(productAnswers), ...lists]));
}

/**
 * Invalidates these products within the transaction that changes them: once it has committed, every page that shows
 * them is rendered again on its next request.
 */
export async function invalidateProducts(ids: readonly string[], session: ClientSession): Promise<void> {
  await invalidate(ids.map(productTag), session);
}

/**
 * Invalidates what shows the reviews of a product, within the transaction that changes one.
 * @param shown whether pages with its card show something else of its ratings now
 * @param listed whether lists sort it or filter by it differently now
 */
export async function invalidateReviews(
  id: string,
  { shown, listed }: { shown: boolean; listed: boolean },
  session: ClientSession,
): Promise<void> {
  if (listed) afterCommit(session, () => invalidateHere([listedProduct(id), listAnswers]));
  await invalidate(shown ? [reviewsTag(id), productTag(id)] : [reviewsTag(id)], session);
}

/** The same for a product whose position on home and in listings may change, or that is added or deleted. */
export async function invalidateProductAndLists(id: string, session: ClientSession): Promise<void> {
  afterCommit(session, () => invalidateHere([listedProduct(id)]));
  await invalidate([productTag(id), listsTag], session);
}

/** Invalidates home and every listing. */
export async function invalidateLists(session: ClientSession): Promise<void> {
  await invalidate([listsTag], session);
}

/** The same for every page that shows products, lists included. @param ids the products that changed */
export async function invalidateAllProducts(ids: readonly string[], session: ClientSession): Promise<void> {
  afterCommit(session, () => invalidateHere(ids.map(listedProduct)));
  await invalidate([productsTag, listsTag], session);
}

/**
 * Invalidates all that is made of the catalogue's lists: every page with products, menus or filters, the answers that show
 * them, and the lists in memory. Other instances hear of the lists themselves by the change stream.
 */
export async function invalidateCatalogueLists(session: ClientSession): Promise<void> {
  afterCommit(session, () => invalidateHere([catalogueLists]));
  await invalidate([shopPages, productsTag, listsTag], session);
}

/** The same for what the settings say of goods, which is read with the lists: other instances hear of it by the tag. */
export async function invalidateGoods(session: ClientSession): Promise<void> {
  afterCommit(session, () => invalidateHere([catalogueLists]));
  await invalidate([catalogueLists, shopPages, productsTag, listsTag], session);
}
