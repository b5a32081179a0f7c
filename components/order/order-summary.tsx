import Link from "next/link";
import { Thumb } from "@/components/cart/thumb";
import { orderPath } from "@/lib/order/order-path";
import type { Order } from "@/lib/order/schema";
import { shortNumber } from "@/lib/order/short-number";

/** An order in a list: picture and title of its first line, the number of further lines, and its short number. */
export function OrderSummary({ order: { _id, cartItems } }: { order: Order }) {
  const [first] = cartItems;
  const more = cartItems.length - 1;
  return (
    <div className="flex min-w-0 items-center gap-3">
      {first && <Thumb image={first.image} sizes="48px" className="w-12" />}
      <div className="min-w-0">
        <p className="line-clamp-2 wrap-anywhere font-medium leading-[1.25rem]">
          <Link href={orderPath(_id)} prefetch={false} className="tap hover:text-rust">
            {first?.title}
          </Link>
        </p>
        <p className="text-ink-3 text-small">
          <span className="figures">{shortNumber(_id)}</span>
          {more > 0 && <span className="whitespace-nowrap">{` · +${more} more`}</span>}
        </p>
      </div>
    </div>
  );
}
