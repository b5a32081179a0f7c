import { X } from "lucide";
import Link from "next/link";
import { useState } from "react";
import { navItems } from "@/components/layout/nav-items";
import { Icon } from "@/components/ui/icon";
import { listingHref } from "@/lib/catalog/listing/listing-query";
import { forgetSearch, forgetSearches, recentSearches } from "@/lib/catalog/search/recent-searches";
import type { SearchTargets } from "./use-search";

const rowClasses = "flex min-h-11 min-w-0 flex-1 items-center px-4 hover:bg-cotton";

interface RecentSearchesProps {
  search: SearchTargets;
  /** The focus would be lost with a button that is gone. */
  onFocusField: () => void;
}

/** The last searches of this browser, and the categories: what the field offers before anything is typed. */
export function RecentSearches({ search, onFocusField }: RecentSearchesProps) {
  const [recent, setRecent] = useState(recentSearches);

  function forget(remove: () => void) {
    remove();
    setRecent(recentSearches());
    onFocusField();
  }

  return (
    <div className="py-2">
      {recent.length > 0 && (
        <>
          <div className="flex items-center justify-between px-4 pt-1">
            <h2 className="font-semibold text-ink-3 text-small">Recent searches</h2>
            <button
              type="button"
              className="-mr-2 min-h-11 px-2 text-small underline underline-offset-4 hover:text-rust lg:min-h-8"
              onClick={() => forget(forgetSearches)}
            >
              Clear all
            </button>
          </div>
          <ul className="pb-2">
            {recent.map((text) => (
              <li key={text} className="flex items-center">
                <Link
                  href={listingHref({ q: text })}
                  prefetch={false}
                  className={rowClasses}
                  onNavigate={(event) => {
                    event.preventDefault();
                    search.results(text);
                  }}
                >
                  <span className="truncate">{text}</span>
                </Link>
                <button
                  type="button"
                  aria-label={`Remove ${text} from recent searches`}
                  className="grid size-11 shrink-0 place-items-center text-ink-3 hover:text-ink"
                  onClick={() => forget(() => forgetSearch(text))}
                >
                  <Icon shape={X} className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="px-4 pt-1 font-semibold text-ink-3 text-small">Categories</h2>
      <ul>
        {navItems().flatMap(({ label, href, category }) =>
          category === null ? (
            []
          ) : (
            <li key={category} className="flex">
              <Link
                href={href}
                prefetch={false}
                className={rowClasses}
                onNavigate={(event) => {
                  event.preventDefault();
                  search.listing({ category: [category] });
                }}
              >
                {label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
