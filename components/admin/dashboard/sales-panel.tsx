import { type Period, stepName } from "@/lib/dashboard/periods";
import type { ComparedSales } from "@/lib/dashboard/schema";
import { formatPaise } from "@/lib/money";
import { SalesChart } from "./sales-chart";

interface SalesPanelProps {
  period: Period;
  sales: Promise<ComparedSales>;
}

/** Sales by day, or by hour of today: drawn, and as a table for those who hear the page. */
export async function SalesPanel({ period, sales }: SalesPanelProps) {
  const { now } = await sales;
  const current = Math.floor((period.to - period.from) / period.stepMs);
  const bars = now.steps.map(({ amount, orders }, step) => ({
    name: step === current && period.id !== "today" ? "Today" : stepName(period, step),
    amount,
    orders,
    isNow: step === current,
  }));
  const best = bars.reduce((most, bar) => (bar.amount > most.amount ? bar : most));
  const unit = period.id === "today" ? "hour" : "day";
  const label =
    now.amount === 0
      ? `No sales yet, ${bars.length} ${unit}s shown`
      : `Sales by ${unit}, ${formatPaise(now.amount)} in all, most at ${best.name} with ${formatPaise(best.amount)}`;
  return (
    <div className="relative">
      <SalesChart bars={bars} label={label} by={unit} />
      <table className="sr-only">
        <caption>Sales by {unit}</caption>
        <thead>
          <tr>
            <th scope="col">{unit === "hour" ? "Hour" : "Day"}</th>
            <th scope="col">Orders</th>
            <th scope="col">Sales</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, orders, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{orders}</td>
              <td>{formatPaise(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The sum at the panel's right. */
export async function SalesSum({ sales }: Pick<SalesPanelProps, "sales">) {
  // When they fail, the panel below says so.
  const loaded = await sales.catch(() => null);
  return loaded && <p className="figures font-bold">{formatPaise(loaded.now.amount)}</p>;
}
