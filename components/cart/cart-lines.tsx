"use client";

import { useEffect, useRef } from "react";
import { Repeat, Skeleton } from "@/components/ui/skeleton";
import { lineKey } from "@/lib/cart/changes";
import { useCart, useRemoveFromCart } from "@/lib/cart/hooks";
import { availableFor } from "@/lib/cart/shortage";
import { cn } from "@/lib/class-names";
import { CartLineItem } from "./cart-line";

interface CartLinesProps {
  wide?: boolean;
  className?: string;
  onLeave?: () => void;
}

/** The lines of the cart. When one is removed, the focus moves to the bin of the line that took its place. */
export function CartLines({ wide, className, onLeave }: CartLinesProps) {
  const { lines, isChanging } = useCart();
  const { remove } = useRemoveFromCart();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of lines tells when the removed one is gone
  useEffect(() => {
    if (removedAt.current === null) return;
    const bins = list.current?.querySelectorAll<HTMLButtonElement>("[data-remove]") ?? [];
    bins[Math.min(removedAt.current, bins.length - 1)]?.focus();
    removedAt.current = null;
  }, [lines.length]);

  return (
    <ul ref={list} aria-label="Products in your cart" className={cn("divide-y divide-line", className)}>
      {lines.map((line, index) => (
        <CartLineItem
          key={lineKey(line)}
          line={line}
          available={availableFor(lines, line)}
          isChanging={isChanging(line)}
          wide={wide}
          onLeave={onLeave}
          onRemove={() => {
            removedAt.current = index;
            remove(line);
          }}
        />
      ))}
    </ul>
  );
}

/** Placeholders for two lines that are loading. */
export function CartLinesSkeleton({ wide, className }: { wide?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={cn("divide-y divide-line", className)}>
      <Repeat times={2}>
        <div className={cn("flex gap-3.5 py-4", wide && "md:gap-5")}>
          <Skeleton className={cn("hung-shape aspect-3/4 w-22 rounded-t-none", wide && "md:w-28")} />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-3.5 w-16" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-auto h-11 w-28" />
          </div>
        </div>
      </Repeat>
    </div>
  );
}
