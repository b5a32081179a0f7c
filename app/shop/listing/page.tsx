import type { Metadata } from "next";
import { Listing } from "@/components/catalog/listing";
import { readListing } from "@/lib/catalog/listing-query";
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
  return <Listing sent={await loadListing(readListing(await searchParams))} />;
}
