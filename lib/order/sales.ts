import { type OrderStatus, type PaymentMethod, type PaymentStatus, paymentMethods } from "./status";

/** Orders of one step of a period that are alike in status and payment: how many, and their total in paise. */
export interface SalesRow {
  step: number;
  orderStatus: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  orders: number;
  amount: number;
}

interface State {
  orderStatus: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
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
