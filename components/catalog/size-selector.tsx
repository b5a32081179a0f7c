"use client";

import { useId } from "react";
import { sortSizes } from "@/lib/catalog/middle-size";
import { labelOf, sizes as options } from "@/lib/catalog/options";
import { useBuying } from "./buy-context";

/** One size is selected from the start. A product without sizes shows nothing. */
export function SizeSelector({ className }: { className?: string }) {
  const { sizes, size, chooseSize } = useBuying();
  const id = useId();
  if (sizes.length === 0) return null;
  return (
    <div className={className}>
      <p id={id} className="mb-2 font-semibold">
        Select Size
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons of a fieldset would be fields, these are choices at once */}
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
        {sortSizes(sizes).map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === size}
            onClick={() => chooseSize(option)}
            className="size-button"
          >
            {labelOf(options, option)}
          </button>
        ))}
      </div>
    </div>
  );
}
