"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
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

/**
 * The lines of the cart. When one is removed, the focus moves to the bin of the line that took its place; when one
 * changes its size, to the select of the line that it has become.
 */
export function CartLines({ wide, className, onLeave }: CartLinesProps) {
  const { lines, isChanging } = useCart();
  const { remove } = useRemoveFromCart();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const resized = useRef<{ select: Element | null; before: string; after: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of lines tells when the removed one is gone
  useEffect(() => {
    if (removedAt.current === null) return;
    const bins = list.current?.querySelectorAll<HTMLButtonElement>("[data-remove]") ?? [];
    bins[Math.min(removedAt.current, bins.length - 1)]?.focus();
    removedAt.current = null;
  }, [lines.length]);

  // Not later: the cart's panel takes the focus itself when what had it is gone.
  useLayoutEffect(() => {
    const change = resized.current;
    if (change?.select?.isConnected !== false || document.activeElement !== document.body) return;
    const keys = lines.map(lineKey);
    // A refused change gives the line its size back.
    const at = keys.indexOf(keys.includes(change.before) ? change.before : change.after);
    const select = list.current?.children[at]?.querySelector("select") ?? null;
    select?.focus();
    change.select = select;
  });

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
          onResize={(size) => {
            const after = lineKey({ ...line, size });
            resized.current = { select: document.activeElement, before: lineKey(line), after };
          }}
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
