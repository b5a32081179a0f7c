import { isFormerAccount } from "@/lib/former-account";
import { refundedWithReturn } from "./outcome";
import { payments } from "./payment-status";
import type { Order } from "./schema";
import { isSent, type OrderStatus, type PaymentMethod, paymentMethods, statuses } from "./status";
import { type OrderState, setStatus } from "./transitions";

/** What setting a status would do, shown to the admin before confirming. */
export interface Consequences {
  /** Why the change is not possible; null if it is possible. */
  refused: string | null;
  /** A risk that the admin should consider; null for none. */
  warning: string | null;
  /** The effects on stock and money, one sentence each. */
  effects: string[];
}

type Checked = Pick<Order, "orderStatus" | "paymentStatus" | "paymentMethod" | "holdUntil"> &
  Partial<Pick<Order, "exchangeOf" | "userId">>;

function stateOf({ orderStatus, paymentStatus, paymentMethod, holdUntil, exchangeOf, userId }: Checked): OrderState {
  return {
    orderStatus,
    paymentStatus,
    // The API types the method as a string so that methods can be added later; the rules know the two that exist.
    paymentMethod: paymentMethod as PaymentMethod,
    held: holdUntil !== null,
    stockTaken: statuses[orderStatus].holdsStock,
    closedBy: null,
    isExchange: Boolean(exchangeOf),
    isFormer: isFormerAccount(userId),
  };
}

/**
 * What happens when an admin sets `order` to the status `to`, by the same rules that the server applies.
 * @param cameBack whether its parcel came back undelivered, so that pieces can be left out of stock
 */
export function consequences(order: Checked, to: OrderStatus, cameBack = false): Consequences {
  const change = setStatus(stateOf(order), to);
  if (change === null) return { refused: null, warning: null, effects: [] };
  if ("refused" in change) return { refused: change.refused, warning: null, effects: [] };
  const sent = isSent(to);
  const unpaid = order.paymentMethod === paymentMethods.razorpay && change.paymentStatus !== "Paid";
  const isRefunded = payments[change.paymentStatus].isGivenBack;
  const effects: string[] = [];
  if (change.stock === "restock") {
    effects.push(
      cameBack ? "The items return to stock, but for those that you leave out." : "The items return to stock.",
    );
  }
  if (change.stock === "reserve") effects.push("The items are taken from stock again, if available.");
  if (change.refund) effects.push("The payment is refunded through Razorpay.");
  else if (order.exchangeOf && change.paymentStatus !== order.paymentStatus) effects.push(refundedWithReturn);
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
