import "server-only";
import type { Metadata } from "next";
import { chosenOf, filterGroups } from "@/lib/catalog/filters";
import { filtersOf, type ListingQuery, listingHref } from "@/lib/catalog/listing/listing-query";
import { labelOf } from "@/lib/catalog/options";
import { isFine } from "@/lib/catalog/server/group-options";
import { lowestPrice } from "@/lib/catalog/server/pages";
import { formatRupees } from "@/lib/money";
import { describeShop } from "@/lib/settings/first-content";
import { pageSettings } from "@/lib/settings/server/current";
import { site } from "@/lib/site";
import { pageMetadata } from "./metadata";
import { shareOfCategory } from "./share-address";

const formatList = new Intl.ListFormat("en-IN", { type: "conjunction" });

const shopInWords = async () => describeShop((await pageSettings()).deliveryDays);

/** Results are for shoppers, not for search engines. */
async function searchMetadata({ q, ...query }: ListingQuery): Promise<Metadata> {
  const title = `Results for "${q}"`;
  const metadata = await pageMetadata({
    title,
    description: await shopInWords(),
    path: listingHref({ ...query, q }),
    picture: { alt: title },
  });
  return { ...metadata, robots: { index: false, follow: true } };
}

/** The metadata of a listing for search engines. Its sort orders and later pages count as the same list. */
export async function listingMetadata(query: ListingQuery): Promise<Metadata> {
  if (query.q) return searchMetadata(query);
  const chosen = filtersOf(query);
  // "Nike, Men": the widest group comes last.
  const groups = filterGroups().filter(({ isCached }) => isCached);
  const ofGroups = groups
    .toReversed()
    .map(({ id, options }) => formatList.format(chosenOf(chosen, id).map((one) => labelOf(options, one))));
  const title = ofGroups.filter(Boolean).join(", ") || "All Products";
  const lowest = await lowestPrice(chosen);
  const [category = "", ...others] = chosen.category;
  const from = lowest === null ? "" : `, from ${formatRupees(lowest)}`;
  const metadata = await pageMetadata({
    title,
    description: `${title} at ${site.name}${from}. ${await shopInWords()}`,
    path: listingHref(chosen),
    picture: { url: others.length === 0 ? shareOfCategory(category) : null, alt: title },
  });
  // Lists of several options or of finer filters are many and add nothing new; those of unknown options are empty.
  const isUsual = groups.every(({ id, options }) => {
    const own = chosenOf(chosen, id);
    return own.length <= 1 && own.every((one) => options.some((option) => option.id === one));
  });
  return isUsual && !isFine(chosen) ? metadata : { ...metadata, robots: { index: false, follow: true } };
}
