"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useCart } from "@/lib/cart/hooks";

/**
 * Ends a payment that succeeded while the checkout was away. The cart then says what the shopper came for: `show` is called
 * if it is empty, as paying leaves it, and `forget` if it has products, which are for another order.
 */
export function usePaidAway(orderId: string | null, show: (orderId: string) => void, forget: () => void): void {
  const { lines, isFailed, reload } = useCart();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const end = useEffectEvent((paidId: string, isEmpty: boolean) => (isEmpty ? show(paidId) : forget()));

  useEffect(() => {
    // The cart that came with the page can be older than the payment.
    if (orderId) void reload().then(() => setAskedFor(orderId));
  }, [orderId, reload]);

  useEffect(() => {
    if (orderId && askedFor === orderId && !isFailed) end(orderId, lines.length === 0);
  }, [orderId, askedFor, isFailed, lines.length]);
}
