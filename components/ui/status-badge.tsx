import { cn } from "@/lib/class-names";
import type { OrderStatus } from "@/lib/order/status";

/** The colours of each status, for its badge and its part of a bar, in the order in which a bar shows them. */
export const statusColors: Record<OrderStatus, { badge: string; bar: string }> = {
  Delivered: { badge: "bg-status-delivered text-status-delivered-ink", bar: "bg-good" },
  Shipped: { badge: "bg-status-shipped text-status-shipped-ink", bar: "bg-status-shipped-ink" },
  Pending: { badge: "bg-status-pending text-status-pending-ink", bar: "bg-turmeric" },
  Rejected: { badge: "bg-status-rejected text-status-rejected-ink", bar: "bg-error" },
};

const badges: Record<string, { badge: string } | undefined> = statusColors;

/** The status of an order: text, dot and colour. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  return (
    <span
      data-slot="status-badge"
      className={cn(
        "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-tag px-2 font-semibold text-tiny",
        badges[status]?.badge ?? "bg-status-other text-status-other-ink",
        className,
      )}
    >
      <span className="size-1.5 rounded-full bg-current" />
      <span>{status}</span>
    </span>
  );
}
