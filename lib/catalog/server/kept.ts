import "server-only";
import type { ClientSession } from "mongoose";
import { revalidateTag, unstable_cache } from "next/cache";
import { afterCommit } from "@/lib/server/database/db";
import { DroppedTag } from "@/models/dropped-tag";

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

/**
 * Within the transaction that changes these products: once it has committed, every page that shows them is made anew at
 * its next request.
 */
export async function dropProducts(ids: readonly string[], session: ClientSession): Promise<void> {
  await drop(ids.map(tags.product), session);
}

/** The same for a product whose place in home and listings may change, or that comes or goes. */
export async function dropProductAndLists(id: string, session: ClientSession): Promise<void> {
  await drop([tags.product(id), tags.lists], session);
}

/** The same for every page that shows products, lists included. */
export async function dropAllProducts(session: ClientSession): Promise<void> {
  await drop([tags.products, tags.lists], session);
}

/**
 * The drop is committed with the change, so all instances hear of it whatever becomes of this process. This instance
 * drops at once, before the change is answered; the id tells it then that the news is its own.
 */
async function drop(names: string[], session: ClientSession): Promise<void> {
  if (names.length === 0) return;
  const [written] = await DroppedTag.create([{ tags: names, at: new Date() }], { session });
  afterCommit(session, () => {
    for (const name of [...names, `news:${written?._id}`]) revalidateTag(name, { expire: 0 });
  });
}
