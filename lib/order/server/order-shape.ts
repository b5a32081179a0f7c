import { lineSizeText } from "@/lib/catalog/options";
import { paiseToRupees } from "@/lib/money";
import type { StoredOrder } from "@/models/order";
import { wordsFor } from "../events";
import type { Order } from "../schema";
import { daysOf, returnUntil } from "./days";
import { knownState } from "./documents/place";
import { refundedPaise } from "./refunded";
import { eventOf } from "./steps";

/** Orders placed before name and state were stored have neither. */
function toDestination({
  name,
  address,
  city,
  state,
  phone,
  pincode,
  gstin,
  business,
}: StoredOrder["addressInfo"]): Order["addressInfo"] {
  const buyer = { gstin: gstin ?? "", business: business ?? "" };
  return { name: name ?? "", address, city, state: state ?? "", phone, pincode, ...buyer };
}

/**
 * Converts a stored order (paise) to the API's format (rupees). Includes the shopper, the warning and the author of
 * each step only if `names` (user id to username) is given, for admins.
 */
export function toOrder(stored: StoredOrder, names?: ReadonlyMap<string, string>): Order {
  return {
    _id: stored._id.toString(),
    userId: stored.userId.toString(),
    ...(names && { shopper: stored.shopper ?? null }),
    orderDate: stored.orderDate.toISOString(),
    orderUpdateDate: stored.orderUpdateDate.toISOString(),
    totalAmount: paiseToRupees(stored.totalAmount),
    platformFee: paiseToRupees(stored.platformFee),
    shippingFee: paiseToRupees(stored.shippingFee),
    paymentMethod: stored.paymentMethod,
    paymentStatus: stored.paymentStatus,
    orderStatus: stored.orderStatus,
    paymentId: stored.paymentId ?? "",
    holdUntil: stored.holdUntil?.toISOString() ?? null,
    cartItems: stored.cartItems.map((line) => ({
      _id: line._id.toString(),
      productId: line.productId.toString(),
      image: line.image,
      title: line.title,
      quantity: line.quantity,
      mrp: paiseToRupees(line.mrp),
      price: paiseToRupees(line.price),
      size: line.size ?? null,
      sizeLabel: lineSizeText(line),
      ...(names && line.paidFor != null && { paidFor: paiseToRupees(line.paidFor) }),
    })),
    addressInfo: toDestination(stored.addressInfo),
    gift: stored.gift ? { note: stored.gift.note ?? "" } : null,
    closedBy: stored.closedBy ?? null,
    arrivesBy: daysOf(stored).arrivesBy,
    returnUntil: returnUntil(stored),
    shipment: shipmentOf(stored),
    documents: (stored.documents ?? []).map(({ number, kind, at, returnId }) => ({
      number,
      kind,
      at: at.toISOString(),
      returnId: returnId?.toString() ?? null,
    })),
    ...(names && { isStateKnown: knownState(stored) !== null }),
    refundedAmount: paiseToRupees(refundedPaise(stored)),
    returns: (stored.returns ?? []).map(String),
    exchangeOf: stored.exchangeOf?.toString() ?? null,
    exchangeOrders: (stored.exchangeOrders ?? []).map(String),
    history: stored.history.map(({ at, orderStatus, paymentStatus, by }, index) => {
      const happened = eventOf(stored, index);
      return {
        at: at.toISOString(),
        orderStatus,
        paymentStatus,
        why: wordsFor("api", happened),
        ...(names && { by: by ? (names.get(by.toString()) ?? by.toString()) : null }),
        happened,
      };
    }),
    ...(names && { warning: warningOf(stored) }),
  };
}

/** Who carries the parcel of an order; null for nobody. */
export function shipmentOf({ shipment }: Pick<StoredOrder, "shipment">): Order["shipment"] {
  if (!shipment) return null;
  const { carrier, trackingNumber, trackingUrl, expectedOn } = shipment;
  return { carrier, trackingNumber, ...(trackingUrl && { trackingUrl }), ...(expectedOn && { expectedOn }) };
}

function warningOf({ warning }: StoredOrder): Order["warning"] {
  return warning ? { kind: warning.kind, text: warning.text, at: warning.at.toISOString() } : null;
}
