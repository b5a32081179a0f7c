import Link from "next/link";
import { Thumb } from "@/components/cart/thumb";
import { productPath } from "@/lib/catalog/product-path";
import { cn } from "@/lib/class-names";
import { formatPaise, formatRupees, rupeesToPaise } from "@/lib/money";
import type { Order } from "@/lib/order/schema";

interface OrderLinesProps {
  lines: Order["cartItems"];
  /** Shows them in an area of at most 30 % of the screen's height that scrolls separately. */
  scrolls?: boolean;
  /** Each leads to its product. */
  isLinked?: boolean;
}

/** The items of an order. */
export function OrderLines({ lines, scrolls = false, isLinked = false }: OrderLinesProps) {
  return (
    <section className="hung pt-2" aria-label="Items">
      <h3 className="font-semibold">Items</h3>
      <ul
        // A scrollable area must be reachable by keyboard.
        tabIndex={scrolls ? 0 : undefined}
        aria-label="Items"
        className={cn("divide-y divide-line", scrolls && "max-h-[30vh] overflow-y-auto print:max-h-none")}
      >
        {lines.map((line) => (
          <li key={line._id} className="flex gap-3.5 py-3">
            <Thumb image={line.image} className="w-14" />
            <div className="min-w-0 flex-1">
              <p className={cn("wrap-anywhere font-medium", scrolls && "truncate print:whitespace-normal")}>
                {isLinked ? (
                  <Link href={productPath(line.productId)} prefetch={false} className="tap hover:text-rust">
                    {line.title}
                  </Link>
                ) : (
                  line.title
                )}
              </p>
              <p className="text-ink-3 text-small">
                <span>{line.sizeLabel && `Size ${line.sizeLabel} · `}</span>
                <span className="figures">{`${line.quantity} × ${formatRupees(line.price)}`}</span>
              </p>
            </div>
            <p className="figures font-semibold">{formatPaise(rupeesToPaise(line.price) * line.quantity)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
