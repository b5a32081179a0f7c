import "server-only";
import type { ClientSession } from "mongoose";
import { revalidateTag, unstable_cache } from "next/cache";
import { invalidateHere } from "@/lib/cache/server/fresh-cache";
import { answerTag, listAnswers, listedProduct, productAnswers } from "@/lib/cache/server/watched-changes.mjs";
import { afterCommit } from "@/lib/server/database/db";
import { InvalidatedTag } from "@/models/invalidated-tag";

/**
 * All tags of the page cache and what invalidates them.
 * - `lists`: home, every listing, the sitemap. Invalidated when products are added, edited, deleted or imported,
 *   and when their popularity was counted.
 * - `product:{id}`: the product's page and every cached page that shows its card. Invalidated when it is edited or
 *   deleted, and when a stock change alters what pages show (see stock.ts).
 * - `products`: every page that shows a product. Invalidated by an import, which may change thousands.
 *
 * Answers of the API, and what is counted and read for them, have the same tags with the prefix of `answerTag`, which a change of a product's stock invalidates
 * too: see lib/cache/server/watched-changes.mjs. Processes that hear of no changes know by what is stored here which
 * products have changed: see lib/catalog/server/search/catalogue-log.ts.
 */
const tags = {
  lists: "lists",
  products: "products",
  product: (id: string) => `product:${id}`,
};

/** How long a page is cached when nothing invalidates it, in seconds. */
export const cacheSeconds = 3600;

/** Tags the page that is being rendered with these products: it is rendered again after one of them is invalidated. */
export async function cacheWithProducts(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tie([tags.products, ...ids.map(tags.product)]);
}

/** Tags the page that is being rendered with the lists of the catalogue. */
export async function cacheWithLists(): Promise<void> {
  await tie([tags.lists]);
}

/** Next.js tags a page only through the data it loads; this is the smallest such data. */
async function tie(names: string[]): Promise<void> {
  if (names.length === 0) return;
  await unstable_cache(async () => true, names, { tags: names, revalidate: cacheSeconds })();
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
  await invalidate(ids.map(tags.product), session);
}

/** The same for a product whose position on home and in listings may change, or that is added or deleted. */
export async function invalidateProductAndLists(id: string, session: ClientSession): Promise<void> {
  afterCommit(session, () => invalidateHere([listedProduct(id)]));
  await invalidate([tags.product(id), tags.lists], session);
}

/** Invalidates home and every listing. */
export async function invalidateLists(session: ClientSession): Promise<void> {
  await invalidate([tags.lists], session);
}

/** The same for every page that shows products, lists included. @param ids the products that changed */
export async function invalidateAllProducts(ids: readonly string[], session: ClientSession): Promise<void> {
  afterCommit(session, () => invalidateHere(ids.map(listedProduct)));
  await invalidate([tags.products, tags.lists], session);
}

/**
 * The invalidation is committed with the change, so it reaches all instances even if this process ends. This instance
 * invalidates before it responds; the id lets it recognise its own event in the change stream.
 */
async function invalidate(names: string[], session: ClientSession): Promise<void> {
  if (names.length === 0) return;
  const [written] = await InvalidatedTag.create([{ tags: names, at: new Date() }], { session });
  afterCommit(session, () => {
    for (const name of [...names, `news:${written?._id}`]) revalidateTag(name, { expire: 0 });
    invalidateHere(names.map(answerTag));
  });
}
