import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";

/**
 * All tags of the page cache and who drops them.
 * - `lists`: home, every listing, the sitemap. Dropped when products are added, edited, deleted or imported.
 * - `product:{id}`: the product's page and every kept page that shows its card. Dropped when it is edited or deleted,
 *   and when its stock crosses what pages say about it (see stock.ts).
 * - `products`: every page that shows a product. Dropped by an import, which may change thousands.
 */
const tags = {
  lists: "lists",
  products: "products",
  product: (id: string) => `product:${id}`,
};

/** How long a page is kept when nothing drops it, in seconds. */
export const keptSeconds = 3600;

/** Ties the page being made to these products, so that it is made anew once one of them is dropped. */
export async function keepWithProducts(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tie([tags.products, ...ids.map(tags.product)]);
}

/** Ties the page being made to the lists of the catalogue. */
export async function keepWithLists(): Promise<void> {
  await tie([tags.lists]);
}

/** Next ties tags to a page only through the data it loads; this is the smallest such data. */
async function tie(names: string[]): Promise<void> {
  if (names.length === 0) return;
  await unstable_cache(async () => true, names, { tags: names, revalidate: keptSeconds })();
}

/** The next visitor of any page that shows these products gets it made anew. Only from a route handler. */
export function dropProducts(ids: readonly string[]): void {
  for (const id of ids) revalidateTag(tags.product(id), { expire: 0 });
}

/** The next visitor of any page that shows products gets it made anew. Only from a route handler. */
export function dropAllProducts(): void {
  revalidateTag(tags.products, { expire: 0 });
}

/** The next visitor of home and listings gets them made anew. Only from a route handler. */
export function dropLists(): void {
  revalidateTag(tags.lists, { expire: 0 });
}
