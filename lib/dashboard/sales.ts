import { type OrderStatus, orderStatuses, paymentMethods } from "@/lib/order/status";

/** Orders of one step of a period that are alike in status and payment: how many, and their total in paise. */
export interface SalesRow {
  step: number;
  orderStatus: string;
  paymentMethod: string;
  paymentStatus: string;
  orders: number;
  amount: number;
}

interface State {
  orderStatus: string;
  paymentMethod: string;
  paymentStatus: string;
}

/**
 * Whether an order is a sale: not rejected, and either paid or to be paid at the door. A Razorpay order that is not paid is
 * none yet.
 */
export function isSale({ orderStatus, paymentMethod, paymentStatus }: State): boolean {
  return orderStatus !== "Rejected" && (paymentMethod === paymentMethods.cash || paymentStatus === "Paid");
}

interface Line {
  productId: { toString(): string };
  quantity: number;
  /** Paise for one piece. */
  price: number;
}

/** What an order sells: pieces and paise of each product, its lines in several sizes together, in the order of the ids. */
export function soldOf(lines: readonly Line[]): { productId: string; pieces: number; amount: number }[] {
  const sums = new Map<string, { pieces: number; amount: number }>();
  for (const { productId, quantity, price } of lines) {
    const { pieces, amount } = sums.get(productId.toString()) ?? { pieces: 0, amount: 0 };
    sums.set(productId.toString(), { pieces: pieces + quantity, amount: amount + quantity * price });
  }
  return [...sums]
    .map(([productId, sum]) => ({ productId, ...sum }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
}

/** Revenue in paise, and orders. */
export interface Sum {
  orders: number;
  amount: number;
}

export interface Sales extends Sum {
  /** Paise; 0 without orders. */
  average: number;
  /** One for each step of the period. */
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

/** What a period's rows come to. */
export function salesOf(rows: readonly SalesRow[], steps: number): Sales {
  const sold = rows.filter(isSale);
  const all = sumOf(sold, () => true);
  const isCash = ({ paymentMethod }: SalesRow) => paymentMethod === paymentMethods.cash;
  return {
    ...all,
    average: all.orders > 0 ? Math.round(all.amount / all.orders) : 0,
    steps: Array.from({ length: steps }, (_, step) => sumOf(sold, (row) => row.step === step)),
    byStatus: Object.fromEntries(
      orderStatuses.map((status) => [status, sumOf(rows, (row) => row.orderStatus === status).orders]),
    ) as Record<OrderStatus, number>,
    paid: {
      online: sumOf(sold, (row) => !isCash(row)),
      cash: sumOf(sold, (row) => isCash(row) && row.paymentStatus === "Paid"),
      cashToCome: sumOf(sold, (row) => isCash(row) && row.paymentStatus !== "Paid"),
    },
  };
}

/**
 * How a figure stands to the one it is compared with: "+18% on", "−6% on" or "about the same as", to be followed by what
 * that is; null when there was nothing before.
 */
export function comparison(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "about the same as";
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)}% on`;
}
