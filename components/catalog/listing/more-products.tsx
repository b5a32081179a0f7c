"use client";

import { Button, buttonClasses } from "@/components/ui/button";
import type { useListing } from "@/lib/catalog/listing/listing-hooks";
import { firstPage, type ListingQuery, listingPageSize } from "@/lib/catalog/listing/listing-query";
import { ListingLink } from "./listing-link";

interface MoreProductsProps {
  query: ListingQuery;
  listing: ReturnType<typeof useListing>;
  onMore: (query: ListingQuery) => void;
}

/** How many of all products are shown, and the button to load more. */
export function MoreProducts({ query, listing, onMore }: MoreProductsProps) {
  const { total, isOther, isLoading, isFailed, isRetrying, reload } = listing;
  const seen = (firstPage(query.page) - 1) * listingPageSize + listing.seen;
  const isLoadingMore = isLoading && !isOther;
  if (seen >= total && !isLoadingMore) return null;
  return (
    <div className="mt-10 flex flex-col items-center gap-3 md:mt-12">
      <p className="figures text-ink-3 text-small">
        {`${seen.toLocaleString("en-IN")} of ${total.toLocaleString("en-IN")}`}
      </p>
      {isLoadingMore && isFailed && !isRetrying && (
        <p role="alert" className="text-error-ink">
          The next products didn't load. Check your connection and try again.
        </p>
      )}
      {isLoadingMore ? (
        <Button
          variant="outline"
          size="lg"
          className="max-md:w-full"
          waiting={!isFailed || isRetrying}
          waitingText="Loading…"
          onClick={() => void reload()}
        >
          {isFailed ? "Try again" : "More Products"}
        </Button>
      ) : (
        <ListingLink
          to={{ ...query, page: query.page + 1 }}
          onChange={onMore}
          className={buttonClasses({ variant: "outline", size: "lg", className: "max-md:w-full" })}
        >
          More Products
        </ListingLink>
      )}
    </div>
  );
}
