import { cn } from "@/lib/class-names";
import { memberOf } from "@/lib/keys";
import { orderStatuses, statuses } from "@/lib/order/status";

/** The status of an order: text, dot and colour. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  const known = memberOf(orderStatuses, status);
  const { badge, label } = known ? statuses[known] : { badge: "bg-status-other text-status-other-ink", label: status };
  return (
    <span
      data-slot="status-badge"
      className={cn(
        "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-tag px-2 font-semibold text-tiny",
        badge,
        className,
      )}
    >
      <span className="size-1.5 rounded-full bg-current" />
      <span>{label}</span>
    </span>
  );
}
