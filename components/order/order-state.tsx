import { StatusBadge } from "@/components/ui/status-badge";
import { cn } from "@/lib/class-names";
import { outcomeOf } from "@/lib/order/outcome";
import type { Order } from "@/lib/order/schema";
import { orderSentence } from "@/lib/order/sentence";
import { serverNow } from "@/lib/server-time";

/**
 * The status of an order with a sentence for its shopper; an order that is waiting for a payment is emphasized.
 * `className` says how the two are aligned.
 */
export function OrderState({ order, className = "items-center" }: { order: Order; className?: string }) {
  const isUnpaid = outcomeOf(order) === "unpaid";
  return (
    <span className={cn("flex flex-wrap gap-x-2 gap-y-1", className)}>
      <StatusBadge status={order.orderStatus} />
      <span className={cn("wrap-anywhere text-small", isUnpaid ? "font-semibold text-rust" : "text-ink-2")}>
        {orderSentence(order, serverNow())}
      </span>
    </span>
  );
}
