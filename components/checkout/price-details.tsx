import type { ReactNode } from "react";
import { CartNotes, PriceSums, TotalAmount } from "@/components/cart/price-summary";
import { SoldBy } from "@/components/cart/sold-by";
import type { Totals } from "@/lib/cart/totals";
import { counted } from "@/lib/counted";

interface PriceDetailsProps {
  totals: Totals | null;
  count: number;
  /** Shows the coupon line, which has no function yet. */
  notes?: boolean;
  /** The step's button, where it fits beside the content. */
  action?: ReactNode;
}

/** The price of the order, both fees included from the first step on. */
export function PriceDetails({ totals, count, notes, action }: PriceDetailsProps) {
  return (
    <aside aria-labelledby="price-details" className="mt-8 lg:mt-0">
      <div className="lg:sticky lg:top-6">
        <div className="border-ink border-t-4 pt-3">
          <h2 id="price-details" className="display text-h3">
            Price Details{" "}
            {count > 0 && (
              <span className="font-normal font-sans text-body text-ink-3">{`(${counted(count, "item")})`}</span>
            )}
          </h2>
        </div>
        {notes && <CartNotes />}
        <PriceSums totals={totals} className="pb-3" />
        <TotalAmount totals={totals} className="mb-4 border-line border-t pt-3" />
        {action}
        <SoldBy className="mt-4 text-ink-2 text-small" />
      </div>
    </aside>
  );
}
