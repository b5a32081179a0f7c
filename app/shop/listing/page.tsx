import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Listing } from "@/components/catalog/listing/listing";
import { listingHref, readListing } from "@/lib/catalog/listing/listing-query";
import { sentListing } from "@/lib/catalog/listing/sent-listing";
import { withNamedFilters } from "@/lib/catalog/search/search-filters";
import { loadListing } from "@/lib/catalog/server/pages";
import { listingMetadata } from "@/lib/pages/server/listing-metadata";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return listingMetadata(readListing(await searchParams));
}

/** Listings that are not cached: several options of a group, later pages, unknown ids. */
export default async function ListingPage({ searchParams }: Props) {
  const asked = readListing(await searchParams);
  const query = withNamedFilters(asked);
  // What a search says of price or size becomes filters, which can be removed.
  if (query !== asked) redirect(listingHref(query));
  return <Listing sent={sentListing(await loadListing(query))} />;
}
