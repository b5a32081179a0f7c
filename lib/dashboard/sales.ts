import { mapKeys } from "@/lib/keys";
import { payments } from "@/lib/order/payment-status";
import { isSale, type SalesRow } from "@/lib/order/sales";
import { type OrderStatus, orderStatuses, paymentMethods } from "@/lib/order/status";

/** The number of orders, and their revenue in paise. */
export interface Sum {
  orders: number;
  amount: number;
}

export interface Sales extends Sum {
  /** Average order value in paise; 0 without orders. */
  average: number;
  /** One entry per step of the period. */
  steps: Sum[];
  /** All orders, sales or not. */
  byStatus: Record<OrderStatus, number>;
  paid: { online: Sum; cash: Sum; cashToCome: Sum };
}

function sumOf(rows: readonly SalesRow[], wanted: (row: SalesRow) => boolean): Sum {
  return rows
    .filter(wanted)
    .reduce((sum, row) => ({ orders: sum.orders + row.orders, amount: sum.amount + row.amount }), {
      orders: 0,
      amount: 0,
    });
}

/** Aggregates the rows of a period. */
export function salesOf(rows: readonly SalesRow[], steps: number): Sales {
  const sold = rows.filter(isSale);
  const all = sumOf(sold, () => true);
  const isCollected = ({ paymentStatus }: SalesRow) => payments[paymentStatus].isCollected;
  const isCash = ({ paymentMethod }: SalesRow) => paymentMethod === paymentMethods.cash;
  return {
    ...all,
    average: all.orders > 0 ? Math.round(all.amount / all.orders) : 0,
    steps: Array.from({ length: steps }, (_, step) => sumOf(sold, (row) => row.step === step)),
    byStatus: mapKeys(orderStatuses, (status) => sumOf(rows, (row) => row.orderStatus === status).orders),
    paid: {
      online: sumOf(sold, (row) => !isCash(row)),
      cash: sumOf(sold, (row) => isCash(row) && isCollected(row)),
      cashToCome: sumOf(sold, (row) => isCash(row) && !isCollected(row)),
    },
  };
}

/**
 * Compares a figure with an earlier one: "+18% on", "−6% on" or "about the same as", to be followed by the name of the
 * earlier period. Null if the earlier figure is 0.
 */
export function comparison(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "about the same as";
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)}% on`;
}
