import "server-only";
import type { Metadata } from "next";
import { type ListingQuery, listingHref } from "@/lib/catalog/listing-query";
import { brands, categories, labelOf } from "@/lib/catalog/options";
import { lowestPrice } from "@/lib/catalog/server/pages";
import { formatRupees } from "@/lib/money";
import { site } from "@/lib/site";
import { pageMetadata } from "./metadata";
import { shareOverview } from "./share-address";

const formatList = new Intl.ListFormat("en-IN", { type: "conjunction" });

/** What search engines show of a listing. Its order and its later pages belong to the same list. */
export async function listingMetadata({ category, brand }: ListingQuery): Promise<Metadata> {
  const forWhom = category.map((id) => labelOf(categories, id));
  const labels = brand.map((id) => labelOf(brands, id));
  const what = formatList.format([...labels, ...forWhom]);
  const isKnown = [...forWhom, ...labels].every((label, index) => label !== [...category, ...brand][index]);
  const title = what || "All Products";
  const lowest = await lowestPrice({ category, brand });
  const from = lowest === null ? "" : `, from ${formatRupees(lowest)}`;
  const metadata = pageMetadata({
    title,
    description: `${title} at ${site.name}${from}. ${site.description}`,
    path: listingHref({ category, brand }),
    picture: { url: shareOverview(category.length === 1 ? category[0] : undefined), alt: title },
  });
  // Lists of several options are many and say nothing new; those of made-up ones are empty.
  const isUsual = category.length <= 1 && brand.length <= 1 && isKnown;
  return isUsual ? metadata : { ...metadata, robots: { index: false, follow: true } };
}
