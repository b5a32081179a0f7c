import { Thumb } from "@/components/cart/thumb";
import { labelOf, sizes } from "@/lib/catalog/options";
import { formatPaise, formatRupees, rupeesToPaise } from "@/lib/money";
import type { Order } from "@/lib/order/schema";

/** The items of an order, in an area of at most 30 % of the screen's height that scrolls by itself. */
export function OrderLines({ lines }: { lines: Order["cartItems"] }) {
  return (
    <section className="hung pt-2" aria-label="Items">
      <h3 className="font-semibold">Items</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reached by the keyboard */}
      <ul tabIndex={0} aria-label="Items" className="max-h-[30vh] divide-y divide-line overflow-y-auto pr-1">
        {lines.map((line) => (
          <li key={line._id} className="flex gap-3.5 py-3">
            <Thumb image={line.image} className="w-14" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{line.title}</p>
              <p className="text-ink-3 text-small">
                {line.size && `Size ${labelOf(sizes, line.size)} · `}
                <span className="figures">
                  {line.quantity} × {formatRupees(line.price)}
                </span>
              </p>
            </div>
            <p className="figures font-semibold">{formatPaise(rupeesToPaise(line.price) * line.quantity)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
