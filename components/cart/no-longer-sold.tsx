"use client";

import { useRowFocus } from "@/components/ui/use-row-focus";
import { useCart, useRemoveFromCart } from "@/lib/cart/hooks";
import { cn } from "@/lib/class-names";

/** Names the products in the cart that are no longer sold, until they are removed; they are not part of an order. */
export function NoLongerSold({ className }: { className?: string }) {
  const { noLongerSold } = useCart();
  const { remove } = useRemoveFromCart();
  const rows = useRowFocus<HTMLUListElement>();
  if (noLongerSold.length === 0) return null;
  return (
    <ul {...rows.list} aria-label="No longer sold" className={cn("py-2", className)}>
      {noLongerSold.map(({ productId, title }) => (
        <li
          key={productId}
          data-row-actions=""
          className="flex min-h-11 items-center justify-between gap-3 text-error-ink text-small"
        >
          <span className="wrap-anywhere min-w-0">{`${title} is no longer sold.`}</span>
          <button
            type="button"
            aria-label={`Remove ${title}`}
            onClick={() => remove({ productId, size: null })}
            className="tap shrink-0 underline underline-offset-4"
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}
