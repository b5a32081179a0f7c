import { cn } from "@/lib/class-names";
import { type ReturnStatus, statusTraits } from "@/lib/return/status";

/** The status of a return: text, dot and colour. */
export function ReturnBadge({ status }: { status: ReturnStatus }) {
  const { badge, label } = statusTraits[status];
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
