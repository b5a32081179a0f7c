import { counted, formatCount } from "@/lib/counted";
import { lowStockLink, ordersLink } from "@/lib/dashboard/links";
import { type Period, type PeriodId, spanText } from "@/lib/dashboard/periods";
import { comparison } from "@/lib/dashboard/sales";
import type { ComparedSales, LowStock, ToShip } from "@/lib/dashboard/schema";
import { dayMs } from "@/lib/dates";
import { formatPaise } from "@/lib/money";
import { Figure } from "./figure";

/** The labels of a period's figures, the average included. */
export function salesNames(id: PeriodId): [string, string, string] {
  return [`Sales ${spanText(id)}`, `Orders ${spanText(id)}`, "Average order"];
}

interface SalesFiguresProps {
  period: Period;
  sales: Promise<ComparedSales>;
}

/** Revenue, number of orders and average of a period, compared with the previous one. */
export async function SalesFigures({ period, sales }: SalesFiguresProps) {
  const { now, before } = await sales;
  const against = (a: number, b: number) => {
    const compared = comparison(a, b);
    return compared
      ? `${compared} ${period.before.label}`
      : `No sales ${period.id === "today" ? "" : "in "}${period.before.label}`;
  };
  const [revenue, orders, average] = salesNames(period.id);
  const href = ordersLink({ group: "sales" }, period);
  const count = formatCount(now.orders);
  return (
    <>
      <Figure name={revenue} value={formatPaise(now.amount)} note={against(now.amount, before.amount)} href={href} />
      <Figure name={orders} value={count} note={against(now.orders, before.orders)} href={href} />
      <Figure name={average} value={formatPaise(now.average)} note={against(now.average, before.average)} href={href} />
    </>
  );
}

/** How many orders are ready to ship, and how long the oldest has been waiting. */
export async function ToShipFigure({ toShip, now }: { toShip: Promise<ToShip>; now: number }) {
  const { orders, oldest } = await toShip;
  const days = oldest ? Math.floor((now - oldest.getTime()) / dayMs) : 0;
  const waits = days === 0 ? "all placed within a day" : `oldest waiting ${counted(days, "day")}`;
  return (
    <Figure
      name="Waiting to ship"
      value={formatCount(orders)}
      note={oldest ? waits : "no orders waiting"}
      href={ordersLink({ group: "to-ship" })}
    />
  );
}

/** How many products are low on stock, and how many of them are sold out. */
export async function LowStockFigure({ stock }: { stock: Promise<LowStock> }) {
  const { low, out } = await stock;
  const note = out === 1 ? "1 product out of stock" : `${formatCount(out)} products out of stock`;
  return (
    <Figure
      name="Low or out of stock"
      value={formatCount(low)}
      note={out === 0 ? "none out of stock" : note}
      href={lowStockLink}
    />
  );
}
