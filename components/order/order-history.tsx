import { formatMoment } from "@/lib/dates";
import type { Order } from "@/lib/order/schema";

/** What happened to an order, newest first, with who did it where that is told. */
export function OrderHistory({ history }: Pick<Order, "history">) {
  return (
    <section className="mt-4 border-line border-t pt-4">
      <h3 className="font-semibold">History</h3>
      <ol className="mt-1 grid gap-2.5">
        {history.toReversed().map((step) => (
          <li key={`${step.at} ${step.why}`}>
            <p>{step.why}</p>
            <p className="text-ink-3 text-small">
              <span className="figures">{formatMoment(step.at)}</span> · {step.orderStatus}, {step.paymentStatus}
              {step.by && ` · by ${step.by}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
