import { cn } from "@/lib/class-names";
import { formatMoment } from "@/lib/dates";
import type { Order } from "@/lib/order/schema";
import { orderTimeline } from "@/lib/order/sentence";
import { statuses } from "@/lib/order/status";

/** The way of an order as points on a line, each with its time; those to come are hollow. */
export function OrderTimeline({ order }: { order: Order }) {
  const points = orderTimeline(order);
  const isOver = statuses[order.orderStatus].parcel === "none";
  return (
    <ol aria-label="Progress of the order" className="grid max-w-md">
      {points.map(({ name, at }, index) => (
        <li key={name} className="grid grid-cols-[auto_1fr] items-center gap-x-3 py-0.5">
          <span aria-hidden="true" className="relative grid w-4 place-items-center self-stretch">
            {index > 0 && (
              <span
                className={cn("absolute bottom-1/2 h-[calc(100%+0.25rem)] w-0.5", at ? "bg-good" : "bg-line-strong")}
              />
            )}
            <span
              className={cn(
                "relative size-3 rounded-full border-2",
                at ? "border-good bg-good" : "border-line-strong bg-paper",
                isOver && index === points.length - 1 && "border-error bg-error",
              )}
            />
          </span>
          <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
            <span className={cn(at ? "font-medium" : "text-ink-3")}>{name}</span>
            <span className="figures text-ink-3 text-small">{at ? formatMoment(at) : <span>to come</span>}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
