import type { OrderMail } from "@/lib/mail/options";
import { isSent, paymentMethods } from "./status";
import type { Change, OrderState } from "./transitions";

/** The mails that tell the shopper of a change of their order; none for what they did on screen or an admin corrects. */
export function mailsAbout(before: OrderState, change: Change): OrderMail[] {
  return [...statusMails(before, change), ...paymentMails(before, change)];
}

function statusMails(before: OrderState, { orderStatus, closedBy }: Change): OrderMail[] {
  if (orderStatus === before.orderStatus) return [];
  if (orderStatus === "Delivered") return ["orderDelivered"];
  if (orderStatus === "Shipped") return isSent(before.orderStatus) ? [] : ["orderShipped"];
  if (orderStatus !== "Rejected" || closedBy === "replaced") return [];
  return closedBy === "timeout" ? ["paymentMissed"] : ["orderCancelled"];
}

/** A Razorpay order counts as placed when it is paid. */
function paymentMails({ paymentStatus: from, paymentMethod }: OrderState, change: Change): OrderMail[] {
  const { paymentStatus: to, orderStatus } = change;
  if (to === from) return [];
  if (to === "Refund pending") return ["refundStarted"];
  if (to === "Refunded") return ["refundArrived"];
  return to === "Paid" && paymentMethod === paymentMethods.razorpay && orderStatus === "Pending" ? ["orderPlaced"] : [];
}
