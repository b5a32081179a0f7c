"use client";

import { lazy, Suspense, useMemo, useRef } from "react";
import { useListing } from "@/lib/catalog/listing/listing-hooks";
import { isFiltered, isSameList, type ListingQuery, withoutFilters } from "@/lib/catalog/listing/listing-query";
import { receivedListing, type sentListing } from "@/lib/catalog/listing/sent-listing";
import { cn } from "@/lib/class-names";
import { productsText } from "../products-text";
import { AddressWatcher } from "./address-watcher";
import { FilterChips } from "./filter-chips";
import { FiltersForm } from "./filters-form";
import { KindRow } from "./kind-row";
import { knowFacts } from "./known-facts";
import { ListingBar } from "./listing-bar";
import { ListingHeading } from "./listing-heading";
import { ListingLink } from "./listing-link";
import { ListingProducts } from "./listing-products";
import { useListingQuery } from "./use-listing-query";

/** Few searches have something to say, so its code is not part of every listing. */
const SearchNotes = lazy(() => import("./search-notes").then((part) => ({ default: part.SearchNotes })));

/** The listing: first what the page was rendered with, then what the shopper selects, without reloading the page. */
export function Listing({ sent: packed }: { sent: ReturnType<typeof sentListing> }) {
  const sent = useMemo(() => receivedListing(packed), [packed]);
  knowFacts(sent.facts);
  const { query, change, followAddress } = useListingQuery(sent);
  const listing = useListing(query, sent);
  const corrected = listing.isOther ? null : listing.corrected;
  const dropped = listing.isOther ? [] : listing.dropped;
  /** Nothing to filter or to sort. */
  const isNothing = listing.total === 0 && !listing.isOther && query.q !== "" && !isFiltered(query);
  const heading = useRef<HTMLHeadingElement>(null);

  /** For elements that disappear when pressed: the focus would be lost with them. */
  function changeFromHeading(next: ListingQuery) {
    change(next);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <main className={cn("page pt-5 lg:pt-8", !isNothing && "lg:grid lg:grid-cols-[14.5rem_1fr] lg:gap-x-10")}>
      <Suspense fallback={null}>
        <AddressWatcher onChange={followAddress} />
      </Suspense>
      <aside aria-label="Filters" className={cn("hidden", !isNothing && "lg:block noscript:block")}>
        <div className="lg:sticky lg:top-24 lg:-mx-2 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:overscroll-contain lg:px-2">
          <div className="hung flex items-baseline justify-between pt-3 pb-4">
            <h2 className="display text-h3">Filters</h2>
            {isFiltered(query) && (
              <ListingLink
                to={withoutFilters(query)}
                onChange={changeFromHeading}
                className="tap text-small underline underline-offset-4 hover:text-rust"
              >
                Clear all
              </ListingLink>
            )}
          </div>
          <FiltersForm query={query} facets={listing.facets} onChange={change} scope="f" />
        </div>
      </aside>
      <div className="min-w-0">
        <div className="hung flex flex-wrap items-center gap-x-4 gap-y-3 pt-3 pb-4">
          <ListingHeading query={query} corrected={corrected} heading={heading} />
          <p aria-live="polite" className="figures translate-y-0.5 text-ink-3">
            <span>{!listing.isOther && productsText(listing.total)}</span>
            {listing.isOther && !listing.isFailed && <span className="waiting inline-block h-4 w-20 align-middle" />}
          </p>
          {!isNothing && <ListingBar query={query} listing={listing} onChange={change} />}
        </div>
        {(corrected || dropped.length > 0) && (
          <Suspense fallback={null}>
            <SearchNotes query={query} corrected={corrected} dropped={dropped} />
          </Suspense>
        )}
        <KindRow query={query} facets={listing.facets} onChange={change} />
        <FilterChips query={query} onChange={changeFromHeading} />
        <ListingProducts
          query={query}
          listing={listing}
          nearest={isSameList(query, sent.query) ? sent.nearest : null}
          onChange={change}
          onClear={changeFromHeading}
        />
      </div>
    </main>
  );
}
