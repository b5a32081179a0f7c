import { formatMoment } from "@/lib/dates";
import { wordsFor } from "@/lib/order/events";
import type { Order } from "@/lib/order/schema";

interface OrderHistoryProps extends Pick<Order, "history"> {
  /** Who reads it: an admin also sees both statuses after each step, and who made the change. */
  reader: "shopper" | "admin";
}

/** The history of an order, newest first. */
export function OrderHistory({ history, reader }: OrderHistoryProps) {
  return (
    <section className="mt-4 border-line border-t pt-4">
      <h3 className="font-semibold">History</h3>
      <ol className="mt-1 grid gap-2.5">
        {history.toReversed().map((step) => (
          <li key={`${step.at} ${step.why}`}>
            <p>{step.happened ? wordsFor(reader, step.happened) : step.why}</p>
            <p className="text-ink-3 text-small">
              <span className="figures">{formatMoment(step.at)}</span>
              <span>{`${reader === "shopper" ? ` · ${step.paymentStatus}` : ` · ${step.orderStatus}, ${step.paymentStatus}`}${step.by ? ` · by ${step.by}` : ""}`}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
