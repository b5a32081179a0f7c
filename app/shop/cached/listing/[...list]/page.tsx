import type { Metadata } from "next";
import { KnownFacts } from "@/components/catalog/listing/known-facts";
import { Listing } from "@/components/catalog/listing/listing";
import { readCachedListing } from "@/lib/catalog/listing/listing-query";
import { lists } from "@/lib/catalog/lists/current";
import { sentFacts } from "@/lib/catalog/lists/sent";
import { loadCachedListing } from "@/lib/catalog/server/pages";
import { listingMetadata } from "@/lib/pages/server/listing-metadata";
import { toRows } from "@/lib/rows";

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  /** What `parts` of lib/pages/server/addresses.mjs say of the query, in their order: each in a folder would be sent with the page. */
  params: Promise<{ list: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata(readCachedListing((await params).list));
}

/** The common listings, rendered on their first request and cached: see lib/pages/server/addresses.mjs. */
export default async function CachedListingPage({ params }: Props) {
  const { products, ...sent } = await loadCachedListing(readCachedListing((await params).list));
  return (
    <KnownFacts facts={sentFacts(lists())}>
      <Listing sent={{ ...sent, products: toRows(products) }} />
    </KnownFacts>
  );
}
