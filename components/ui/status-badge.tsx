import { cn } from "@/lib/class-names";
import { memberOf } from "@/lib/keys";
import { orderStatuses, statuses } from "@/lib/order/status";

/** A status: text, dot and colour. */
export function Badge({ label, badge }: { label: string; badge: string }) {
  return (
    <span
      data-slot="status-badge"
      className={cn(
        "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-tag px-2 font-semibold text-tiny",
        badge,
      )}
    >
      <span className="size-1.5 rounded-full bg-current" />
      <span>{label}</span>
    </span>
  );
}

/** The status of an order. */
export function StatusBadge({ status }: { status: string }) {
  const known = memberOf(orderStatuses, status);
  return <Badge {...(known ? statuses[known] : { badge: "bg-status-other text-status-other-ink", label: status })} />;
}
