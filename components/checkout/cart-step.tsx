"use client";

import Link from "next/link";
import { CartLines, CartLinesSkeleton } from "@/components/cart/cart-lines";
import { NoLongerSold } from "@/components/cart/no-longer-sold";
import { buttonClasses } from "@/components/ui/button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { useCart } from "@/lib/cart/hooks";

/** The items to be ordered. */
export function CartStep() {
  const { lines, isLoading, isFailed, isReloading, reload } = useCart();
  if (isLoading) return <CartLinesSkeleton wide />;
  if (isFailed) {
    return (
      <ErrorState
        title="We couldn't load your cart."
        text="Please try again."
        onRetry={() => void reload()}
        waiting={isReloading}
        className="mt-4"
      />
    );
  }
  if (lines.length === 0) {
    return (
      <>
        <NoLongerSold />
        <EmptyState
          title="Cart Is Empty"
          text="Items you add appear here on every device you sign in on."
          className="mt-4"
          action={
            <Link className={buttonClasses({ variant: "outline" })} href="/shop/listing">
              Go to the shop
            </Link>
          }
        />
      </>
    );
  }
  return (
    <>
      <NoLongerSold />
      <CartLines wide />
    </>
  );
}
