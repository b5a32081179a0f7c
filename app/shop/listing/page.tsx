import { Listing } from "@/components/catalog/listing";
import { readListing } from "@/lib/catalog/listing-query";
import { loadListing } from "@/lib/catalog/pages-service";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Listings that are not kept: several options of a group, later pages, ids nobody knows. */
export default async function ListingPage({ searchParams }: Props) {
  return <Listing sent={await loadListing(readListing(await searchParams))} />;
}
