import { TriangleAlert } from "lucide";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { counted } from "@/lib/counted";
import { formatPaise } from "@/lib/money";
import type { MoneyAlarm as Alarm } from "@/lib/order/admin/alarms";

/** Warns of orders whose money needs a decision, and of payments without an order; renders nothing without any. */
export async function MoneyAlarm({ alarm }: { alarm: Promise<Alarm | null> }) {
  const found = await alarm;
  if (!found) return null;
  const { orders, unmatched, payments } = found;
  return (
    <section
      aria-labelledby="money-alarm"
      className="mb-6 flex gap-3 rounded-b-hung border-error-ink border-t-2 bg-error-soft p-4"
    >
      <Icon shape={TriangleAlert} className="mt-0.5 size-5 shrink-0 text-error-ink" />
      <div className="min-w-0 flex-1">
        <h2 id="money-alarm" className="font-semibold">
          Payments that need a decision
        </h2>
        {orders > 0 && (
          <p className="mt-1 text-pretty">
            {`${counted(orders, "order was", "orders were")} refunded manually at Razorpay, or Razorpay rejects requests about ${orders === 1 ? "it" : "them"}.`}
          </p>
        )}
        {unmatched > 0 && (
          <>
            <p className="mt-1 text-pretty">
              {`${counted(unmatched, "captured payment belongs", "captured payments belong")} to no order. Refund ${unmatched === 1 ? "it" : "them"} in the Razorpay dashboard:`}
            </p>
            <ul className="lining-nums mt-1 list-disc pl-4">
              {payments.map(({ id, amount }) => (
                <li key={id} className="wrap-anywhere">
                  {`${id}, ${formatPaise(amount)}`}
                </li>
              ))}
              {unmatched > payments.length && <li>{counted(unmatched - payments.length, "other")}</li>}
            </ul>
          </>
        )}
        {orders > 0 && (
          <PageLink
            className={buttonClasses({ variant: "outline", size: "sm", className: "mt-3" })}
            href="/admin/orders?group=warnings"
          >
            Show these orders
          </PageLink>
        )}
      </div>
    </section>
  );
}
