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
} from "@/lib/catalog/listing-query";
import { storedFilters, storeFilters } from "@/lib/catalog/stored-filters";

/** Tells this load of the page from an earlier one whose entries are still in the browser's history. */
const visit = String(Math.random());

/** Remembers of the current history entry that the bare list was shown there, so that going back shows it again. */
function markBare() {
  window.history.replaceState({ ...window.history.state, bareListing: visit }, "");
}

/**
 * The query that the listing shows. It lives in the address: changing it makes a history entry, back and forward
 * change it. The address with a filter wins and is stored for the tab; the bare one restores what is stored.
 * @param sent what the page brought along
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
      const isBare = !isFiltered(asked);
      const stored = storedFilters();
      if (isBare && isFiltered(stored) && window.history.state?.bareListing !== visit) {
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
