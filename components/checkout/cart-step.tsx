"use client";

import Link from "next/link";
import { CartLines, CartLinesSkeleton } from "@/components/cart/cart-lines";
import { Button } from "@/components/ui/button";
import { EmptyFace, FailedFace } from "@/components/ui/faces";
import { useCart } from "@/lib/cart/hooks";

/** What is going to be ordered. */
export function CartStep() {
  const { lines, isLoading, isFailed, reload } = useCart();
  if (isLoading) return <CartLinesSkeleton wide />;
  if (isFailed) {
    return (
      <FailedFace
        title="Your cart did not load."
        text="Nothing in it is lost."
        onRetry={() => void reload()}
        className="mt-4"
      />
    );
  }
  if (lines.length === 0) {
    return (
      <EmptyFace
        title="Cart Is Empty"
        text="What you add from the shop waits here, on every device you sign in on."
        className="mt-4"
        action={
          <Button variant="outline" asChild>
            <Link href="/shop/listing">Go to the shop</Link>
          </Button>
        }
      />
    );
  }
  return <CartLines wide />;
}
