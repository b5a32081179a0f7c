import "server-only";
import type { Metadata } from "next";
import { type ListingQuery, listingHref } from "@/lib/catalog/listing-query";
import { brands, categories, labelOf } from "@/lib/catalog/options";
import { site } from "@/lib/site";
import { pageMetadata } from "./metadata";

const formatList = new Intl.ListFormat("en-IN", { type: "conjunction" });

/** What search engines show of a listing. Its order and its later pages belong to the same list. */
export function listingMetadata({ category, brand }: ListingQuery): Metadata {
  const forWhom = category.map((id) => labelOf(categories, id));
  const from = brand.map((id) => labelOf(brands, id));
  const what = formatList.format([...from, ...forWhom]);
  const isKnown = [...forWhom, ...from].every((label, index) => label !== [...category, ...brand][index]);
  const metadata = pageMetadata({
    title: what || "All Products",
    description: what ? `${what} at ${site.name}. ${site.description}` : site.description,
    path: listingHref({ category, brand }),
  });
  // Lists of several options are many and say nothing new; those of made-up ones are empty.
  const isUsual = category.length <= 1 && brand.length <= 1 && isKnown;
  return isUsual ? metadata : { ...metadata, robots: { index: false, follow: true } };
}
