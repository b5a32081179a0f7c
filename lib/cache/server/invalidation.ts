import "server-only";
import type { ClientSession } from "mongoose";
import { revalidateTag, unstable_cache } from "next/cache";
import { invalidateHere } from "@/lib/cache/server/fresh-cache";
import { answerTag, eventPrefix } from "@/lib/cache/server/tags.mjs";
import { afterCommit } from "@/lib/server/database/transaction";
import { InvalidatedTag } from "@/models/invalidated-tag";

/** How long a page is cached when nothing invalidates it, in seconds. */
export const cacheSeconds = 3600;

/**
 * Tags the page that is being rendered: it is rendered again after one of the tags is invalidated. Next.js tags a page
 * only through the data it loads; this is the smallest such data.
 */
export async function cacheWith(names: string[], key = names): Promise<void> {
  if (names.length === 0) return;
  await unstable_cache(async () => true, key, { tags: names, revalidate: cacheSeconds })();
}

/**
 * Invalidates tags of pages, and the answers that correspond to them, with the transaction of a change: committed with
 * it, the invalidation reaches all instances even if this process ends. This instance invalidates before it responds; the
 * id lets it recognise its own event in the change stream.
 */
export async function invalidate(names: string[], session: ClientSession): Promise<void> {
  if (names.length === 0) return;
  const [written] = await InvalidatedTag.create([{ tags: names, at: new Date() }], { session });
  const all = [...names, `${eventPrefix}${written?._id}`];
  afterCommit(session, () => {
    // The own server answers some calls without Next.js, which has nothing to add there.
    if (globalThis.vastraInvalidated) invalidateHere([...all, ...names.map(answerTag)]);
    else for (const name of all) revalidateTag(name, { expire: 0 });
  });
}
