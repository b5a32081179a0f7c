"use client";

import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import {
  filtersOf,
  isFiltered,
  type Listing,
  type ListingQuery,
  listingHref,
  readSearchParams,
  withinEnd,
} from "@/lib/catalog/listing/listing-query";
import { storedFilters, storeFilters } from "@/lib/catalog/listing/stored-filters";

/**
 * Marks the current history entry as showing the bare list, so that going back shows it again; with when the page was
 * loaded, as earlier loads have left entries in the browser's history.
 */
function markBare() {
  window.history.replaceState({ ...window.history.state, bareListing: performance.timeOrigin }, "");
}

/**
 * The query that the listing shows. It is stored in the URL: changing it adds a history entry, and back and forward
 * change it. A URL with a filter or a search wins, and its
 * filters are stored for the tab; a bare one restores what is stored.
 * @param sent the query the page was rendered with
 */
export function useListingQuery({ query: sentQuery, total }: Listing) {
  const router = useRouter();
  const [query, setQuery] = useState(sentQuery);

  const change = useCallback((next: ListingQuery) => {
    storeFilters(filtersOf(next));
    window.history.pushState(null, "", listingHref(next));
    setQuery(next);
  }, []);

  const followAddress = useCallback(
    (search: URLSearchParams) => {
      const written = readSearchParams(search);
      const asked = withinEnd(written, { query: sentQuery, total });
      const isBare = !isFiltered(asked) && !asked.q;
      const stored = storedFilters();
      if (isBare && isFiltered(stored) && window.history.state?.bareListing !== performance.timeOrigin) {
        router.replace(listingHref({ ...asked, ...stored, page: 1 }), { scroll: false });
        return;
      }
      storeFilters(filtersOf(asked));
      if (asked !== written) window.history.replaceState(null, "", listingHref(asked));
      if (isBare) markBare();
      setQuery((now) => (listingHref(now) === listingHref(asked) ? now : asked));
    },
    [router, sentQuery, total],
  );

  return { query, change, followAddress };
}
