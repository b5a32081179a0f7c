"use client";

import Link from "next/link";
import type { RefObject } from "react";
import { noFilters } from "@/lib/catalog/filters";
import { type ListingQuery, listingHref } from "@/lib/catalog/listing/listing-query";

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

interface CorrectedProps {
  query: ListingQuery;
  /** The spelling that was searched instead; null when it was the typed one. */
  corrected: string | null;
}

const linkClasses = "font-semibold underline underline-offset-4 hover:text-rust";

/** Says which spelling was searched instead, and offers the typed one. */
export function CorrectedSearch({ query, corrected }: CorrectedProps) {
  if (!corrected) return null;
  const asTyped = listingHref({ ...query, exact: true, page: 1 });
  return (
    <p className="pb-4 text-ink-2 [overflow-wrap:anywhere]">
      Showing results for <strong>{`"${corrected}"`}</strong>. Search instead for{" "}
      <Link href={asTyped} prefetch={false} className={linkClasses}>
        <span>"</span>
        <bdi>{query.q}</bdi>
        <span>"</span>
      </Link>
    </p>
  );
}

/** Names the words of a search that no product has. */
export function DroppedWords({ query, dropped }: { query: ListingQuery; dropped: readonly string[] }) {
  if (dropped.length === 0) return null;
  const left = new Set(dropped.flatMap((typed) => typed.split(" ")));
  const rest = query.q.split(/\s+/).filter((word) => !left.has(word.toLowerCase()));
  return (
    <p className="pb-4 text-ink-2 [overflow-wrap:anywhere]">
      Nothing for <strong>{dropped.join(", ")}</strong>. Showing <strong>{rest.join(" ")}</strong>.
    </p>
  );
}

/** Offers the nearest spelling of a search that has found nothing. */
export function NearestSearch({ nearest }: { nearest: string | null }) {
  if (!nearest) return null;
  return (
    <>
      <span>Did you mean</span>{" "}
      <Link
        href={listingHref({ ...noFilters, q: nearest })}
        prefetch={false}
        className={linkClasses}
      >{`"${nearest}"`}</Link>
      <span>?</span>
    </>
  );
}
