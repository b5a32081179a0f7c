import { StatusBadge } from "@/components/ui/status-badge";
import { cn } from "@/lib/class-names";
import type { Order } from "@/lib/order/schema";
import { statuses } from "@/lib/order/status";
import { statusNote } from "@/lib/order/status-note";
import { serverNow } from "@/lib/server-time";

/** The status of an order with a note for its shopper; an order that is waiting for a payment is emphasized. */
export function OrderState({ order, className }: { order: Order; className?: string }) {
  const note = statusNote(order, serverNow());
  return (
    <span className={cn("flex flex-wrap items-center gap-x-2 gap-y-1", className)}>
      <StatusBadge status={order.orderStatus} />
      {note && (
        <span
          className={cn(
            "text-small",
            statuses[order.orderStatus].parcel === "waiting"
              ? "font-semibold text-rust"
              : "whitespace-nowrap text-ink-2",
          )}
        >
          {note}
        </span>
      )}
    </span>
  );
}
