"use client";

import { ChevronDown } from "lucide";
import { Icon } from "@/components/ui/icon";
import { lacksSize } from "@/lib/cart/line-problem";
import type { CartLine } from "@/lib/cart/schema";
import { type Size, sizeText } from "@/lib/catalog/options";
import { stockOfSize } from "@/lib/catalog/stock";
import { memberOf } from "@/lib/keys";

interface SizeSelectProps {
  line: CartLine;
  onChange: (size: Size) => void;
}

/** Changes the size of a line; renders nothing for a product without sizes. */
export function SizeSelect({ line, onChange }: SizeSelectProps) {
  if (line.sizes.length === 0) return null;
  const lacking = lacksSize(line);
  return (
    <label className="tap mt-1 flex w-fit items-center gap-1.5 text-ink-2 text-small">
      <span className="shrink-0">Size</span>
      <span className="relative inline-flex items-center">
        <select
          aria-label={`Size of ${line.title}`}
          aria-invalid={lacking || undefined}
          value={line.size ?? ""}
          onChange={(event) => {
            const size = memberOf(line.sizes, event.target.value);
            if (size) onChange(size);
          }}
          className="relative z-1 min-w-12 appearance-none rounded-tag bg-cotton py-1 pr-6 pl-2 font-semibold text-ink aria-invalid:text-error-ink"
        >
          {lacking && (
            <option value={line.size ?? ""} disabled>
              {line.size ? sizeText(line.size) : "—"}
            </option>
          )}
          {line.sizes.map((size) => {
            const isSoldOut = Boolean(line.stockBySize) && size !== line.size && stockOfSize(line, size) <= 0;
            return (
              <option key={size} value={size} disabled={isSoldOut}>
                {`${sizeText(size)}${isSoldOut ? ", sold out" : ""}`}
              </option>
            );
          })}
        </select>
        <Icon shape={ChevronDown} className="pointer-events-none absolute right-1.5 z-1 size-3 stroke-[2.25]" />
      </span>
    </label>
  );
}
