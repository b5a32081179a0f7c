import type { Order } from "./schema";
import { isSent, type OrderStatus, type PaymentMethod, paymentMethods } from "./status";
import { type OrderState, setStatus } from "./transitions";

/** What setting a status would do, for the admin to read before it is done. */
export interface Consequences {
  /** Why it can't be done; null when it can. */
  refused: string | null;
  /** What needs a second thought; null when nothing does. */
  warning: string | null;
  /** What happens to stock and money, a sentence each. */
  effects: string[];
}

type Looked = Pick<Order, "orderStatus" | "paymentStatus" | "paymentMethod" | "holdUntil">;

function stateOf({ orderStatus, paymentStatus, paymentMethod, holdUntil }: Looked): OrderState {
  return {
    orderStatus,
    paymentStatus,
    // The API's shape leaves the method open for what later work adds; the rules know the two there are.
    paymentMethod: paymentMethod as PaymentMethod,
    held: holdUntil !== null,
    // Pieces are out of stock exactly while an order is not rejected.
    stockTaken: orderStatus !== "Rejected",
    closedBy: null,
  };
}

/** What follows when an admin sets `order` to the status `to`, by the same rules that the server goes by. */
export function consequences(order: Looked, to: OrderStatus): Consequences {
  const change = setStatus(stateOf(order), to);
  if (change === null) return { refused: null, warning: null, effects: [] };
  if ("refused" in change) return { refused: change.refused, warning: null, effects: [] };
  const sent = isSent(to);
  const unpaid = order.paymentMethod === paymentMethods.razorpay && change.paymentStatus !== "Paid";
  const isRefunded = change.paymentStatus === "Refunded" || change.paymentStatus === "Refund pending";
  const effects: string[] = [];
  if (change.stock === "give") effects.push("The items return to stock.");
  if (change.stock === "take") effects.push("The items are taken from stock again, if available.");
  if (change.refund) effects.push("The payment is refunded through Razorpay.");
  else if (change.paymentStatus !== order.paymentStatus) effects.push(paymentEffect(change.paymentStatus));
  return {
    refused: null,
    warning:
      sent && unpaid && isRefunded
        ? "The payment for this order was refunded, so it ships unpaid."
        : sent && unpaid
          ? "This order is not paid. Its reservation ends and its items stay out of stock, even if the shopper never pays."
          : null,
    effects,
  };
}

function paymentEffect(paymentStatus: Order["paymentStatus"]): string {
  if (paymentStatus === "Paid") return "The order is marked as Paid: the cash was collected on delivery.";
  if (paymentStatus === "Refund pending") return "Refund the cash, then select Mark refunded.";
  return `The payment status changes back to ${paymentStatus}.`;
}
