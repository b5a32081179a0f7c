"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { ProductCardSkeleton } from "@/components/catalog/product-card-skeleton";
import { buttonClasses } from "@/components/ui/button";
import { Repeat } from "@/components/ui/skeleton";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { listingPath } from "@/lib/catalog/listing/listing-query";
import { counted } from "@/lib/counted";
import { useWishlist } from "@/lib/wishlist/hooks";
import { WishlistItem } from "./wishlist-item";

const gridClasses =
  "grid grid-cols-2 gap-x-3 gap-y-8 max-xs:grid-cols-1 md:grid-cols-3 md:gap-x-4 lg:grid-cols-4 lg:gap-x-5";

/** The heading with its count, and the products on the wishlist. */
export function Wishlist() {
  const { products, isLoading, isFailed } = useWishlist();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = products.length;
  const seen = useRef(count);

  useEffect(() => {
    // The button that removed a card is gone with it.
    if (count < seen.current && document.activeElement === document.body) heading.current?.focus();
    seen.current = count;
  }, [count]);

  return (
    <main className="page pt-6 md:pt-10">
      <div className="hung flex items-baseline gap-3 pt-3 pb-5">
        <h1 ref={heading} tabIndex={-1} className="display text-h1 outline-none">
          My Wishlist
        </h1>
        {!isLoading && !isFailed && (
          <p aria-live="polite" className="figures text-ink-3 text-lead">
            {counted(count, "item")}
          </p>
        )}
      </div>
      <Content />
    </main>
  );
}

function Content() {
  const { products, isLoading, isFailed, isRetrying, reload } = useWishlist();
  if (isFailed) {
    return (
      <ErrorState
        title="We couldn't load your wishlist"
        text="Please try again."
        onRetry={() => void reload()}
        waiting={isRetrying}
        className="border-t-0"
      />
    );
  }
  if (isLoading) {
    return (
      <div role="status" aria-label="Loading your wishlist" className={gridClasses}>
        <Repeat times={4}>
          <ProductCardSkeleton />
        </Repeat>
      </div>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        title="Your wishlist is empty"
        text="Select the heart on a product to save it here."
        action={
          <Link className={buttonClasses({ variant: "outline" })} href={listingPath} prefetch={false}>
            Go to the shop
          </Link>
        }
        className="border-t-0"
      />
    );
  }
  return (
    <ul className={gridClasses}>
      {products.map((product, index) => (
        <li key={product._id} className="min-w-0">
          <WishlistItem product={product} inSight={index < 4} />
        </li>
      ))}
    </ul>
  );
}
