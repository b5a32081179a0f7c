"use client";

import { Button } from "@/components/ui/button";
import { useWhenKnown } from "@/lib/auth/use-when-known";
import type { Order } from "@/lib/order/schema";
import { useBuyAgain } from "@/lib/order/use-buy-again";

/** Puts what can still be bought of an order into the cart. */
export function BuyAgain({ order }: { order: Order }) {
  const { mutate: buyAgain, isPending } = useBuyAgain();
  const whenKnown = useWhenKnown();
  return (
    <Button
      variant="outline"
      waiting={isPending}
      waitingText="Adding…"
      onClick={() => whenKnown((user) => user && buyAgain(order.cartItems))}
    >
      Buy again
    </Button>
  );
}
