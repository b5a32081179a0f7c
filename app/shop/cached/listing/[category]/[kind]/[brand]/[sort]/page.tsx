import type { Metadata } from "next";
import { KnownFacts } from "@/components/catalog/listing/known-facts";
import { Listing } from "@/components/catalog/listing/listing";
import { readCachedListing } from "@/lib/catalog/listing/listing-query";
import { lists } from "@/lib/catalog/lists/current";
import { sentFacts } from "@/lib/catalog/lists/sent";
import { loadCachedListing } from "@/lib/catalog/server/pages";
import { listingMetadata } from "@/lib/pages/server/listing-metadata";

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<Record<string, string>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata(readCachedListing(await params));
}

/** The common listings, rendered on their first request and cached: see lib/pages/server/addresses.mjs. */
export default async function CachedListingPage({ params }: Props) {
  const sent = await loadCachedListing(readCachedListing(await params));
  return (
    <KnownFacts facts={sentFacts(lists())}>
      <Listing sent={sent} />
    </KnownFacts>
  );
}
