import { type Period, phoneSteps } from "@/lib/dashboard/periods";
import type { ComparedSales } from "@/lib/dashboard/schema";
import { formatPaise } from "@/lib/money";
import { amountOf, barsOf } from "./bars";
import { PerScreen } from "./per-screen";
import { SalesChart } from "./sales-chart";

interface SalesPanelProps {
  period: Period;
  sales: Promise<ComparedSales>;
}

/** Sales by day, or today's by hour: a chart, and a table for screen readers. Phones show the last days. */
export async function SalesPanel({ period, sales }: SalesPanelProps) {
  const bars = barsOf(period, (await sales).now.steps);
  const unit = period.id === "today" ? "hour" : "day";
  const onPhone = phoneSteps(period);
  return (
    <div className="relative">
      <SalesChart bars={bars} onPhone={onPhone} by={unit} />
      {/* A table itself is as wide as its figures, however narrow it is told to be. */}
      <div className="sr-only">
        <table>
          <caption>{`Sales by ${unit}`}</caption>
          <thead>
            <tr>
              <th scope="col">{unit === "hour" ? "Hour" : "Day"}</th>
              <th scope="col">Orders</th>
              <th scope="col">Sales</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, orders, amount }, index) => (
              <tr key={name} className={index < bars.length - onPhone ? "max-md:hidden" : undefined}>
                <th scope="row">{name}</th>
                <td>{orders}</td>
                <td>{formatPaise(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The days the panel shows. */
export function SalesTitle({ period }: Pick<SalesPanelProps, "period">) {
  if (period.id === "today") return <span>Sales, today</span>;
  return <PerScreen wide={`Sales, last ${period.steps} days`} phone={`Sales, last ${phoneSteps(period)} days`} />;
}

/** The sum of what the panel shows, to the right of its heading. */
export async function SalesSum({ period, sales }: SalesPanelProps) {
  // If loading fails, the panel below shows the error.
  const loaded = await sales.catch(() => null);
  if (!loaded) return null;
  const { amount, steps } = loaded.now;
  return (
    <p className="figures font-bold">
      <PerScreen wide={formatPaise(amount)} phone={formatPaise(amountOf(steps.slice(-phoneSteps(period))))} />
    </p>
  );
}
