import { type OrderStatus, type PaymentMethod, type PaymentStatus, paymentMethods, statuses } from "./status";

/** The number and total, in paise, of the orders in one step of a period with the same status and payment. */
export interface SalesRow {
  step: number;
  orderStatus: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  orders: number;
  amount: number;
  /** Whether they are orders of exchanges; absent in sums that are older than those. */
  exchangeOf?: boolean | null;
  /** What their returns have refunded, in paise; above 0 for each of them or for none. */
  refundedAmount?: number | null;
}

interface State {
  orderStatus: OrderStatus;
  /** One of `paymentMethods`; the API types it as a string. */
  paymentMethod: string;
  paymentStatus: PaymentStatus;
  /** The order whose pieces it exchanges. */
  exchangeOf?: unknown;
  /** What its returns have refunded, in paise. */
  refundedAmount?: number | null;
}

/**
 * Whether an order counts as a sale: by its status, and either paid or cash on delivery. An unpaid Razorpay order does
 * not count yet, and the order of an exchange never does. What comes back later was sold all the same: an order whose
 * returns have refunded everything stays a sale.
 */
export function isSale({ orderStatus, paymentMethod, paymentStatus, exchangeOf, refundedAmount }: State): boolean {
  if (!statuses[orderStatus].isSale || exchangeOf) return false;
  const isReturned = paymentStatus === "Refunded" && (refundedAmount ?? 0) > 0;
  return paymentMethod === paymentMethods.cash || paymentStatus === "Paid" || isReturned;
}

interface Line {
  productId: { toString(): string };
  quantity: number;
  /** Price of one piece, in paise. */
  price: number;
}

/** The pieces and paise that an order sells per product, summed over sizes and sorted by product id. */
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
