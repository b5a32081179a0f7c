import "server-only";
import { formatMobile } from "@/lib/address/format-mobile";
import { lineSizeText } from "@/lib/catalog/options";
import type { MailedOrder } from "@/lib/message/server/mails/content";
import { payments } from "@/lib/order/payment-status";
import type { StoredOrder } from "@/models/order";
import { arrivalDay, lastReturnDay } from "../arrival";
import { deliveryTo } from "../delivery-words";
import { wordsFor } from "../events";
import { orderPath } from "../order-path";
import { shortNumber } from "../short-number";
import { openStatuses, paymentMethods, statuses } from "../status";
import { daysOf, returnUntil } from "./days";
import { shipmentOf } from "./order-shape";
import { eventOf } from "./steps";

/**
 * An address that an admin has given, as mails link to it: with blanks encoded and without line breaks; "" for none, and for
 * all that is not https. `Shipment` checks it when it is saved, but not what a stored order has got in another way.
 */
function httpsAddress(address: string | undefined): string {
  if (!address || !URL.canParse(address)) return "";
  const { protocol, href } = new URL(address);
  return protocol === "https:" ? href : "";
}

/** An order as its mails show it: as it was after a step of its history; null when it has no such step. */
export function mailedOrder(order: StoredOrder, step: number): MailedOrder | null {
  const happened = order.history[step];
  if (!happened) return null;
  const { orderStatus, paymentStatus, at } = happened;
  const { parcel } = statuses[orderStatus];
  const shipment = shipmentOf(order);
  const days = daysOf(order);
  const until = returnUntil(order, step + 1);
  const isCash = order.paymentMethod === paymentMethods.cash;
  const { name, address, city, state, pincode, phone } = order.addressInfo;
  const place = `${[city, state].filter(Boolean).join(", ")} ${pincode}`;
  return {
    page: orderPath(order._id.toString()),
    number: shortNumber(order._id.toString()),
    arrivesBy: openStatuses.includes(orderStatus) ? arrivalDay({ ...days, shipment }, at) : null,
    returnDays: days.returnDays,
    returnBy: until ? lastReturnDay(until) : "",
    shipment: shipment && {
      carrier: shipment.carrier,
      trackingNumber: shipment.trackingNumber,
      trackingUrl: httpsAddress(shipment.trackingUrl),
    },
    lines: order.cartItems.map((line) => ({
      title: line.title,
      size: lineSizeText(line) ?? "",
      quantity: line.quantity,
      amount: line.price * line.quantity,
      image: line.image,
    })),
    fees: [
      { label: "Platform fee", amount: order.platformFee },
      { label: "Shipping fee", amount: order.shippingFee },
    ],
    total: order.totalAmount,
    dueAtDoor: isCash && parcel !== "none" && paymentStatus === "Unpaid" ? order.totalAmount : 0,
    deliveryTo: deliveryTo(order.addressInfo),
    address: [name ?? "", address, place, formatMobile(phone)].filter(Boolean),
    gift: order.gift ? (order.gift.note ?? "") : null,
    reason: wordsFor("mail", eventOf(order, step)),
    isCash,
    isSecondPayment: !payments[paymentStatus].isGivenBack,
  };
}
