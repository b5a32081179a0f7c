"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import type { useListing } from "@/lib/catalog/listing-hooks";
import { type ListingQuery, withoutFilters } from "@/lib/catalog/listing-query";
import { cn } from "@/lib/class-names";
import { ListingLink } from "./listing-link";
import { MoreProducts } from "./more-products";
import { ProductCard } from "./product-card";

const sizes = "(width >= 90rem) 257px, (width >= 80rem) 18vw, (width >= 64rem) 22vw, (width >= 48rem) 31vw, 46vw";

interface ListingProductsProps {
  query: ListingQuery;
  listing: ReturnType<typeof useListing>;
  onChange: (query: ListingQuery) => void;
  onClear: (query: ListingQuery) => void;
}

/** The first row loads eagerly, its first two pictures with high priority. */
function loadOf(index: number): "first" | "eager" | "lazy" {
  if (index < 2) return "first";
  return index < 4 ? "eager" : "lazy";
}

export function ListingProducts({ query, listing, onChange, onClear }: ListingProductsProps) {
  const { products, total, isOther, isFailed, isRetrying, reload } = listing;
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
  if (products.length === 0 && !isOther) {
    return (
      <EmptyState
        title="No product matches"
        text="No items match these filters. Try removing one."
        action={
          <Button asChild variant="outline">
            <ListingLink to={withoutFilters(query)} onChange={onClear}>
              Clear all
            </ListingLink>
          </Button>
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
          "grid grid-cols-2 gap-x-3 gap-y-8 transition-opacity duration-(--duration-step) max-xs:grid-cols-1 md:grid-cols-3 md:gap-x-4 xl:grid-cols-4 xl:gap-x-5 xl:gap-y-10",
          isOther && "opacity-60",
        )}
      >
        {products.map((product, index) => (
          <li key={product._id} className="min-w-0">
            <ProductCard product={product} sizes={sizes} load={loadOf(index)} as="h2" />
          </li>
        ))}
      </ul>
      <MoreProducts
        shown={products.length}
        total={total}
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
