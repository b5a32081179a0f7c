import type { OrderMail } from "@/lib/message/options";
import { payments } from "./payment-status";
import { paymentMethods, statuses } from "./status";
import type { Change, OrderState } from "./transitions";

/** The mails that tell the shopper of a change of their order; none for what they did on screen or an admin corrects. */
export function mailsAbout(before: OrderState, change: Change): OrderMail[] {
  if (change.event === "trackingChanged") return ["trackingUpdated"];
  return [...statusMails(before, change), ...paymentMails(before, change)];
}

function statusMails(before: OrderState, { orderStatus, closedBy }: Change): OrderMail[] {
  if (orderStatus === before.orderStatus || closedBy === "replaced") return [];
  if (closedBy === "timeout") return ["paymentMissed"];
  const { mail, parcel } = statuses[orderStatus];
  const isCorrection = parcel === "underway" && statuses[before.orderStatus].parcel === "delivered";
  return mail && !isCorrection ? [mail] : [];
}

/** A Razorpay order counts as placed when it is paid. */
function paymentMails({ paymentStatus: from, paymentMethod, isExchange }: OrderState, change: Change): OrderMail[] {
  const { paymentStatus: to, orderStatus } = change;
  // The return of what it replaces tells of the money.
  if (to === from || isExchange) return [];
  const { mail } = payments[to];
  if (mail) return [mail];
  return to === "Paid" && paymentMethod === paymentMethods.razorpay && statuses[orderStatus].parcel === "waiting"
    ? ["orderPlaced"]
    : [];
}
