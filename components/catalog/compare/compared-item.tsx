"use client";

import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { brandLabel } from "@/lib/catalog/options";
import type { Product } from "@/lib/catalog/schema";
import { Picture } from "../picture";

interface ComparedItemProps {
  product: Product;
  /** "Add", "Remove" or "Replace". */
  action: string;
  onAction: () => void;
}

/** A product in the dialog of the comparison, with what can be done with it. */
export function ComparedItem({ product, action, onAction }: ComparedItemProps) {
  const { image, title, brand, price, saleprice } = product;
  return (
    <li className="flex items-center gap-3">
      <div className="relative aspect-3/4 w-14 shrink-0 overflow-hidden rounded-b-tag bg-cotton">
        <Picture image={image} alt="" sizes="56px" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-ink-3 text-small">{brandLabel(brand)}</p>
        <p className="line-clamp-2">{title}</p>
        <Price price={price} saleprice={saleprice} />
      </div>
      <Button
        variant={action === "Remove" ? "ghost" : "outline"}
        size="sm"
        aria-label={`${action} ${title}`}
        onClick={onAction}
      >
        {action}
      </Button>
    </li>
  );
}
