"use client";

import { type ReactNode, useId } from "react";
import { sizeEntryOf } from "@/lib/catalog/lists/current";
import { sizeText } from "@/lib/catalog/options";
import type { SizeTableId } from "@/lib/catalog/sizes/size-tables";
import { useBuying } from "../purchase/buy-context";
import { SizeGuideButton } from "./size-guide-button";

interface SizeSelectorProps {
  /** The table for the product's sizes; null where none covers them. */
  sizeTable: SizeTableId | null;
  className?: string;
  /** Says something of the selected size. */
  children?: ReactNode;
}

/**
 * One size is selected from the start. One that is sold out stays in the tab order, so that its name says so. A product
 * without sizes shows nothing.
 */
export function SizeSelector({ sizeTable, className, children }: SizeSelectorProps) {
  const { sizes, size, chooseSize, lacks } = useBuying();
  const id = useId();
  if (sizes.length === 0) return null;
  return (
    <div className={className}>
      <div className="mb-0.5 flex flex-wrap items-baseline gap-x-4 md:mb-2">
        <p id={id} className="font-semibold">
          Select Size
        </p>
        {children}
        {sizeTable && <SizeGuideButton table={sizeTable} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons of a fieldset would be fields, these are choices at once */}
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
        {sizes.map((option) => {
          const isLacking = lacks(option);
          return (
            <button
              key={option}
              type="button"
              aria-pressed={option === size && !isLacking}
              aria-disabled={isLacking || undefined}
              aria-label={isLacking ? `${sizeText(option)}, sold out` : undefined}
              onClick={() => !isLacking && chooseSize(option)}
              className="size-button"
            >
              <span>{sizeEntryOf(option)?.label ?? option}</span>
              {sizeEntryOf(option)?.note && (
                <span className="block font-normal text-small">{sizeEntryOf(option)?.note}</span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
