import Link from "next/link";
import type { Order } from "@/lib/order/schema";
import { statuses } from "@/lib/order/status";

/** Leads from a delivered order to where its products are reviewed. */
export function ReviewLink({ order }: { order: Pick<Order, "orderStatus"> }) {
  if (statuses[order.orderStatus].parcel !== "delivered") return null;
  return (
    <Link
      href="/shop/account?tab=reviews"
      prefetch={false}
      className="tap w-fit font-semibold underline underline-offset-4 hover:text-rust"
    >
      Review what you bought
    </Link>
  );
}
