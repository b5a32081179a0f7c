import { cn } from "@/lib/class-names";

const looks: Record<string, string> = {
  Pending: "bg-status-pending text-status-pending-ink",
  Shipped: "bg-status-shipped text-status-shipped-ink",
  Delivered: "bg-status-delivered text-status-delivered-ink",
  Rejected: "bg-status-rejected text-status-rejected-ink",
};

/** The status of an order: word, dot and colour. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  return (
    <span
      data-slot="status-badge"
      className={cn(
        "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-tag px-2 font-semibold text-tiny",
        looks[status] ?? "bg-status-other text-status-other-ink",
        className,
      )}
    >
      <span className="size-1.5 rounded-full bg-current" />
      {status}
    </span>
  );
}
