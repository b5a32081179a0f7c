import { formatCount } from "@/lib/counted";
import { ordersLink } from "@/lib/dashboard/links";
import { type Period, type PeriodId, spanText } from "@/lib/dashboard/periods";
import type { ComparedSales } from "@/lib/dashboard/schema";
import { formatPaise } from "@/lib/money";
import { orderStatuses, statuses } from "@/lib/order/status";
import { ShareBar } from "./share-bar";

interface SharesProps {
  period: Period;
  sales: Promise<ComparedSales>;
}

/** How many of a period's orders have each status, whether they count as sales or not. */
export async function StatusShares({ period, sales }: SharesProps) {
  const { byStatus } = (await sales).now;
  const inBar = orderStatuses.toSorted((one, other) => statuses[one].place - statuses[other].place);
  const shares = inBar.map((status) => {
    const value = byStatus[status];
    return {
      name: statuses[status].label,
      value,
      figure: formatCount(value),
      barClasses: statuses[status].bar,
      href: ordersLink({ status }, period),
    };
  });
  const label = `Orders by status: ${shares.map(({ name, figure }) => `${name} ${figure}`).join(", ")}`;
  return <ShareBar shares={shares} label={label} />;
}

/** The number of those orders, to the right of the panel's heading. */
export async function StatusCount({ id, sales }: Pick<SharesProps, "sales"> & { id: PeriodId }) {
  // If loading fails, the panel below shows the error.
  const loaded = await sales.catch(() => null);
  if (!loaded) return null;
  const count = Object.values(loaded.now.byStatus).reduce((sum, orders) => sum + orders, 0);
  return <p className="figures text-ink-3 text-small">{`${formatCount(count)} ${spanText(id)}`}</p>;
}

/** How a period's sales are paid: online, in cash, or in cash that is still to be collected. */
export async function PaidShares({ period, sales }: SharesProps) {
  const { online, cash, cashToCome } = (await sales).now.paid;
  const rows = [
    { name: "Paid online", group: "paid-online", sum: online, barClasses: "bg-indigo" },
    { name: "Collected", group: "cash-collected", sum: cash, barClasses: "bg-neem" },
    { name: "Pending", group: "cash-pending", sum: cashToCome, barClasses: "bg-leaf" },
  ] as const;
  const shares = rows.map(({ name, group, sum, barClasses }) => ({
    name,
    value: sum.amount,
    figure: formatPaise(sum.amount),
    barClasses,
    href: ordersLink({ group }, period),
  }));
  const label = `Online and cash: ${shares.map(({ name, figure }) => `${name} ${figure}`).join(", ")}`;
  return <ShareBar shares={shares} label={label} />;
}
