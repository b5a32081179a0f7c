import "server-only";
import { labelOf, sizes } from "@/lib/catalog/options";
import { arrivalDay, lastReturnDay } from "@/lib/order/arrival";
import { wordsFor } from "@/lib/order/events";
import { daysOf, returnUntil } from "@/lib/order/server/days";
import { shipmentOf } from "@/lib/order/server/order-shape";
import { eventOf } from "@/lib/order/server/steps";
import { shortNumber } from "@/lib/order/short-number";
import { paymentMethods, statuses } from "@/lib/order/status";
import type { StoredOrder } from "@/models/order";
import { type LinkKind, type MailKind, orderMails, returnMails } from "../options";
import type { LoadedMessage } from "./facts";
import { linkPages, tokenOf } from "./link";
import { mailedReturn } from "./mailed-return";
import type { MailContent, MailedOrder } from "./mails/content";
import type { ComposedMail } from "./mails/render";

/** The kind of link that a mail carries. */
const links: Partial<Record<MailKind, LinkKind>> = {
  accountMade: "confirmEmail",
  confirmEmail: "confirmEmail",
  resetPassword: "resetPassword",
};

/**
 * Draws a message; null when what it tells about is gone.
 * @param shopUrl the origin of all links
 */
export async function composeMail(message: LoadedMessage, name: string, shopUrl: string): Promise<ComposedMail | null> {
  const content = contentOf(message, nameInMail(name), shopUrl);
  if (!content) return null;
  // React's renderer is loaded with the first mail, not with the first request.
  const { renderMail } = await import("./mails/render");
  return renderMail(content, shopUrl);
}

/**
 * A user name as mails show it. Anybody can register with the address of another and a name of their choice: mail
 * programs would make a link of one like a host's.
 */
export function nameInMail(username: string): string {
  return username.replace(/\.(?=\S)/g, " ");
}

function contentOf(message: LoadedMessage, name: string, shopUrl: string): MailContent | null {
  const { kind, linkId, orders, step, returns, returnStep } = message;
  if (kind in returnMails) {
    const returned = returns[0] && returnStep != null && mailedReturn(returns[0], returnStep);
    return returned ? ({ kind, name, returned } as MailContent) : null;
  }
  if (kind in orderMails) {
    const order = orders[0] && step != null && mailedOrder(orders[0], step);
    return order ? ({ kind, name, order } as MailContent) : null;
  }
  const linkKind = links[kind];
  if (!linkKind) return { kind, name } as MailContent;
  return linkId
    ? ({ kind, name, link: `${shopUrl}${linkPages[linkKind]}?token=${tokenOf(linkId)}` } as MailContent)
    : null;
}

/** An order as it was after a step of its history; null when it has no such step. */
export function mailedOrder(order: StoredOrder, step: number): MailedOrder | null {
  const happened = order.history[step];
  if (!happened) return null;
  const { orderStatus, paymentStatus, at } = happened;
  const { parcel } = statuses[orderStatus];
  const shipment = shipmentOf(order);
  const until = returnUntil(order, step + 1);
  const isCash = order.paymentMethod === paymentMethods.cash;
  const { name, address, city, state, pincode, phone } = order.addressInfo;
  const place = [city, state, pincode].filter(Boolean).join(", ");
  return {
    id: order._id.toString(),
    number: shortNumber(order._id.toString()),
    arrivesBy: arrivalDay({ ...daysOf(order), shipment }, at),
    returnBy: until ? lastReturnDay(until) : "",
    shipment: shipment && { carrier: shipment.carrier, trackingNumber: shipment.trackingNumber },
    lines: order.cartItems.map(({ title, size, quantity, price }) => ({
      title,
      size: size ? labelOf(sizes, size) : "",
      quantity,
      amount: price * quantity,
    })),
    fees: [
      { label: "Platform fee", amount: order.platformFee },
      { label: "Shipping fee", amount: order.shippingFee },
    ],
    total: order.totalAmount,
    dueAtDoor: isCash && parcel !== "none" && paymentStatus === "Unpaid" ? order.totalAmount : 0,
    address: [name ?? "", address, place, phone].filter(Boolean),
    reason: wordsFor("mail", eventOf(order, step)),
    isCash,
    isSecondPayment: paymentStatus !== "Refund pending" && paymentStatus !== "Refunded",
  };
}
