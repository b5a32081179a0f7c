import "server-only";
import mongoose from "mongoose";
import type { Destination } from "@/lib/address/schema";
import { AppError } from "@/lib/http/errors";
import { paiseToRupees } from "@/lib/money";
import { checkoutConfig, createProviderOrder } from "@/lib/payment/razorpay";
import type { StoredOrder } from "@/models/order";
import { earlierOrder, noteAttempt } from "./attempt";
import { insertOrder, type Placed, placeOnce } from "./place";
import { destinationOf, type OrderItem, type Quote, quoteCart } from "./quote";
import { replaceHolds, unpaidHold } from "./release";
import type { PaymentAnswer, PlaceOrder } from "./schema";
import { ownOrder } from "./service";
import { paymentMethods } from "./status";

/**
 * Makes an order that waits for its Razorpay payment and holds the pieces meanwhile. The provider's order comes first,
 * so that a provider who is away leaves nothing behind here. While a hold runs for the same cart, total and address
 * its order is given again.
 * @throws AppError cart_empty, total_changed, out_of_stock, conflict (each with the fresh cart), not_found (address),
 * provider_failed, not_configured
 */
export async function createPayment(userId: string, body: PlaceOrder, key?: string): Promise<Placed> {
  const paymentMethod = paymentMethods.razorpay;
  const earlier = await earlierOrder(userId, key, paymentMethod);
  if (earlier) return { order: earlier, isNew: false };
  const destination = await destinationOf(userId, body.addressInfo);
  const quote = await quoteCart(userId, body.totalAmount);
  const same = await sameHold(userId, quote, destination);
  if (same) return { order: same, isNew: false };

  const orderId = new mongoose.Types.ObjectId();
  const { id: razorpayOrderId } = await createProviderOrder({
    amountPaise: quote.totals.total,
    receipt: orderId.toString(),
    notes: { orderId: orderId.toString() },
  });
  let reused = false;
  const placed = await placeOnce(userId, key, paymentMethod, async (session) => {
    const held = await sameHold(userId, quote, destination, session);
    reused = held !== null;
    await noteAttempt({ userId, key, paymentMethod, orderId: held?._id ?? orderId }, session);
    if (held) return { order: held, shown: [] };
    const shown = await replaceHolds(userId, session);
    const now = await quoteCart(userId, paiseToRupees(quote.totals.total), session);
    const made = await insertOrder(
      { orderId, userId, destination, quote: now, paymentMethod, razorpayOrderId },
      session,
    );
    return { order: made.order, shown: [...shown, ...made.shown] };
  });
  return { ...placed, isNew: placed.isNew && !reused };
}

/** The shopper's live hold when it is for just this cart, total and address; else null. */
async function sameHold(
  userId: string,
  quote: Quote,
  destination: Destination,
  session?: mongoose.ClientSession,
): Promise<StoredOrder | null> {
  const held = await unpaidHold(userId, session);
  if (!held?.holdUntil || held.holdUntil.getTime() <= Date.now()) return null;
  const { address, city, pincode, phone } = held.addressInfo;
  const sameAddress =
    address === destination.address &&
    city === destination.city &&
    pincode === destination.pincode &&
    phone === destination.phone;
  const same = sameAddress && held.totalAmount === quote.totals.total && print(held.cartItems) === print(quote.items);
  return same ? held : null;
}

function print(items: readonly OrderItem[]): string {
  return items
    .map(({ productId, size, quantity, price }) => [productId, size ?? "", quantity, price].join(" "))
    .sort()
    .join("\n");
}

/** A shopper's unpaid order whose hold still runs, to be paid now. @throws AppError not_found, forbidden, conflict */
export async function payOrder(userId: string, orderId: string): Promise<StoredOrder> {
  const order = await ownOrder(userId, orderId);
  if (order.paymentStatus !== "Unpaid" || !order.razorpayOrderId || !order.holdUntil) {
    throw new AppError("conflict", "This order is not waiting for a payment.");
  }
  if (order.holdUntil.getTime() <= Date.now()) {
    throw new AppError("conflict", "The time to pay this order is over. Order again from your cart.");
  }
  return order;
}

/**
 * What the provider's checkout needs to take the payment of an order; without `holdUntil` once it can't be paid any more.
 * @throws AppError not_configured
 */
export function paymentAnswer({ _id, totalAmount, razorpayOrderId, holdUntil }: StoredOrder): PaymentAnswer {
  const { keyId } = checkoutConfig();
  if (!keyId) throw new AppError("not_configured", "Paying with Razorpay is not set up in this shop.");
  const isHeld = holdUntil && holdUntil.getTime() > Date.now();
  return {
    message: isHeld ? "The pieces are held for you while you pay." : "This order does not wait for a payment any more.",
    amount: totalAmount,
    currency: "INR",
    razorpayOrderId: razorpayOrderId ?? "",
    orderId: _id.toString(),
    key: keyId,
    holdUntil: isHeld ? holdUntil.toISOString() : null,
  };
}
