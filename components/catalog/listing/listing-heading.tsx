"use client";

import type { RefObject } from "react";
import type { ListingQuery } from "@/lib/catalog/listing/listing-query";

interface ListingHeadingProps {
  query: ListingQuery;
  /** The spelling that was searched instead; null when it was the typed one. */
  corrected: string | null;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the listing shows: all products, or what a search has found. */
export function ListingHeading({ query, corrected, heading }: ListingHeadingProps) {
  return (
    <h1 ref={heading} tabIndex={-1} className="display min-w-0 text-h2 outline-none [overflow-wrap:anywhere]">
      {query.q ? (
        <>
          <span>Results for "</span>
          <bdi>{corrected ?? query.q}</bdi>
          <span>"</span>
        </>
      ) : (
        "All Products"
      )}
    </h1>
  );
}
