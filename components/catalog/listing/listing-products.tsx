"use client";

import { lazy, Suspense, useEffect, useRef } from "react";
import { buttonClasses } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import type { useListing } from "@/lib/catalog/listing/listing-hooks";
import { isFiltered, type ListingQuery, withoutFilters } from "@/lib/catalog/listing/listing-query";
import { cn } from "@/lib/class-names";
import { ProductCard } from "../product-card";
import { ListingLink } from "./listing-link";
import { MoreProducts } from "./more-products";

const sizes = "(min-width:64rem)257px,(min-width:48rem)31vw,46vw";

/** Few searches find nothing, so its code is not part of every listing. */
const NothingFound = lazy(() => import("./nothing-found").then((part) => ({ default: part.NothingFound })));

interface ListingProductsProps {
  query: ListingQuery;
  listing: ReturnType<typeof useListing>;
  /** The nearest spelling of a search that has found nothing. */
  nearest: string | null;
  onChange: (query: ListingQuery) => void;
  onClear: (query: ListingQuery) => void;
}

export function ListingProducts({ query, listing, nearest, onChange, onClear }: ListingProductsProps) {
  const { products, isOther, isFailed, isRetrying, reload } = listing;
  const list = useRef<HTMLUListElement>(null);
  const focusFrom = useRef<number | null>(null);

  useEffect(() => {
    if (focusFrom.current === null || products.length <= focusFrom.current) return;
    list.current?.children[focusFrom.current]?.querySelector("a")?.focus({ preventScroll: true });
    focusFrom.current = null;
  }, [products.length]);

  if (isFailed && isOther) {
    return (
      <ErrorState
        title="We couldn't load the products"
        text="Please try again."
        onRetry={() => void reload()}
        waiting={isRetrying}
      />
    );
  }
  if (products.length === 0 && !isOther && query.q && !isFiltered(query)) {
    return (
      <Suspense fallback={null}>
        <NothingFound q={query.q} nearest={nearest} />
      </Suspense>
    );
  }
  if (products.length === 0 && !isOther && !query.q && !isFiltered(query)) {
    return <EmptyState title="New items are coming soon." />;
  }
  if (products.length === 0 && !isOther) {
    return (
      <EmptyState
        title="No product matches"
        text="No items match these filters. Try removing one."
        action={
          <ListingLink to={withoutFilters(query)} onChange={onClear} className={buttonClasses({ variant: "outline" })}>
            Clear all
          </ListingLink>
        }
      />
    );
  }
  return (
    <>
      <ul
        ref={list}
        aria-busy={isOther}
        className={cn(
          "card-grid transition-opacity duration-(--duration-step) xl:grid-cols-4 xl:gap-x-5 xl:gap-y-10",
          isOther && "opacity-60",
        )}
      >
        {products.map((product, index) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              sizes={sizes}
              load={index < 2 ? "first" : "lazy"}
              as="h2"
              said={query.category.join()}
            />
          </li>
        ))}
      </ul>
      <MoreProducts
        query={query}
        listing={listing}
        onMore={(next) => {
          focusFrom.current = products.length;
          onChange(next);
        }}
      />
    </>
  );
}
