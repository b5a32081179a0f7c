"use client";

import Link from "next/link";
import { noFilters } from "@/lib/catalog/filters";
import { type ListingQuery, listingHref } from "@/lib/catalog/listing/listing-query";

interface SearchNotesProps {
  query: ListingQuery;
  /** The spelling that was searched instead; null when it was the typed one. */
  corrected: string | null;
  /** The words of the search that no product has. */
  dropped: readonly string[];
}

const linkClasses = "font-semibold underline underline-offset-4 hover:text-rust";

/** Says which spelling was searched instead, and offers the typed one; names the words that were left out. */
export function SearchNotes({ query, corrected, dropped }: SearchNotesProps) {
  const left = new Set(dropped.flatMap((typed) => typed.split(" ")));
  const isLeft = (word: string) => left.has(word.toLowerCase());
  // Words that punctuation joins stay together, unless one of them was left out.
  const rest = query.q.split(/\s+/).flatMap((joined) => {
    const words = joined.split(/[^\p{L}\p{M}\p{N}'’]+/u);
    return words.some(isLeft) ? words.filter((word) => !isLeft(word)) : [joined];
  });
  return (
    <>
      {corrected && (
        <p className="pb-4 text-ink-2 [overflow-wrap:anywhere]">
          Showing results for <strong>{`"${corrected}"`}</strong>. Search instead for{" "}
          <Link href={listingHref({ ...query, exact: true, page: 1 })} prefetch={false} className={linkClasses}>
            <span>"</span>
            <bdi>{query.q}</bdi>
            <span>"</span>
          </Link>
        </p>
      )}
      {dropped.length > 0 && (
        <p className="pb-4 text-ink-2 [overflow-wrap:anywhere]">
          Nothing for <strong>{dropped.join(", ")}</strong>. Showing <strong>{rest.filter(Boolean).join(" ")}</strong>.
        </p>
      )}
    </>
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
