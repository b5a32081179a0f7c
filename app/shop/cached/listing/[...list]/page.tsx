import type { Metadata } from "next";
import { Listing } from "@/components/catalog/listing/listing";
import { readCachedListing } from "@/lib/catalog/listing/listing-query";
import { sentListing } from "@/lib/catalog/listing/sent-listing";
import { loadCachedListing } from "@/lib/catalog/server/pages";
import { listingMetadata } from "@/lib/pages/server/listing-metadata";

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
  return <Listing sent={sentListing(await loadCachedListing(readCachedListing((await params).list)))} />;
}
