import { rupeesToPaise } from "@/lib/money";
import { payments } from "./payment-status";
import { isSale } from "./sales";
import type { Order } from "./schema";
import { paymentMethods, statuses } from "./status";

/** An order, and the number of the invoice that its pieces are on, if they are those of an exchange; "" without one. */
export interface Slip {
  order: Order;
  challanFor: string | null;
}

/** How many packing slips are printed in one go. */
export const maxSlips = 100;

/** The page with the packing slips of several orders. */
export function slipsPath(ids: readonly string[]): string {
  return `/admin/orders/slips?ids=${ids.join(",")}`;
}

type Sent = Pick<Order, "paymentMethod" | "paymentStatus" | "orderStatus" | "exchangeOf" | "refundedAmount">;

/** Why the parcel of an order must not be sent, as its slip says it; null if it may be. A return pays an exchange. */
export function reasonNotToSend(order: Sent): "REJECTED" | "REFUNDED" | "NOT PAID" | null {
  if (statuses[order.orderStatus].parcel === "none") return "REJECTED";
  if (order.exchangeOf || isSale(order)) return null;
  return payments[order.paymentStatus].isGivenBack ? "REFUNDED" : "NOT PAID";
}

/** What has to be collected in cash when an order is delivered, in paise; 0 for nothing. */
export function cashToCollect({
  paymentMethod,
  paymentStatus,
  orderStatus,
  totalAmount,
}: Pick<Order, "paymentMethod" | "paymentStatus" | "orderStatus" | "totalAmount">): number {
  const isDue = paymentMethod === paymentMethods.cash && paymentStatus === "Unpaid";
  return isDue && statuses[orderStatus].parcel !== "none" ? rupeesToPaise(totalAmount) : 0;
}
