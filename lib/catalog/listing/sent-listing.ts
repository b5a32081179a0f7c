import { type Packed, pack, unpack } from "@/lib/packed";
import { fromRows, type Rows, toRows } from "@/lib/rows";
import { lists } from "../lists/current";
import { type SentFacts, sentFacts } from "../lists/sent";
import type { CardProduct } from "../schema";
import type { Listing } from "./listing-query";

/** A listing as it is sent with its page, with the facts it filters by, which other pages do not need. */
interface SentListing extends Omit<Listing, "products"> {
  products: Rows;
  facts: SentFacts;
}

/** What a listing's page brings to the browser. */
export function sentListing(listing: Listing): Packed<SentListing> {
  return pack({ ...listing, products: toRows(listing.products), facts: sentFacts(lists()) });
}

/** A listing, and the facts it filters by, that a page has brought. */
export function receivedListing(sent: Packed<SentListing>): Listing & { facts: SentFacts } {
  const { products, ...rest } = unpack(sent);
  return { ...rest, products: fromRows<CardProduct>(products) };
}
