import "server-only";
import mongoose from "mongoose";
import type { Destination } from "@/lib/address/schema";
import { touchCart } from "@/lib/cart/server/service";
import { AppError } from "@/lib/http/errors";
import { paiseToRupees } from "@/lib/money";
import { checkoutConfig, createProviderOrder } from "@/lib/payment/server/razorpay";
import type { StoredOrder } from "@/models/order";
import type { PaymentAnswer, PlaceOrder } from "../schema";
import { paymentMethods } from "../status";
import { earlierOrder, noteAttempt } from "./attempt";
import { checkShelfLimits } from "./check-limits";
import { ownOrder } from "./own-order";
import { insertOrder, type Placed, placeOnce } from "./place";
import { destinationOf, type OrderItem, type Quote, quoteCart } from "./quote";
import { replaceHolds, unpaidHold } from "./release";

/** How many times to price the cart if prices change meanwhile. */
const maxTries = 3;

/**
 * Creates an order that waits for its Razorpay payment and holds the pieces meanwhile. The provider's order is created
 * first, so that nothing is stored here if the provider is unavailable. While a hold for the same cart, total and
 * address is active, its order is returned instead.
 * @throws AppError cart_empty, total_changed, out_of_stock, conflict (each with the current cart), limit_reached,
 * not_found (address), provider_failed, not_configured
 */
export async function createPayment(userId: string, body: PlaceOrder, key?: string): Promise<Placed> {
  const earlier = await earlierOrder(userId, key, paymentMethods.razorpay);
  if (earlier) return { order: earlier, isNew: false };
  const destination = await destinationOf(userId, body.addressInfo);
  for (let tries = 1; ; tries++) {
    try {
      return await holdCart({ userId, destination, totalAmount: body.totalAmount, key });
    } catch (error) {
      // The shopper has not confirmed a total, so the retry may use the new prices.
      const isChanged = error instanceof AppError && error.code === "total_changed" && body.totalAmount === undefined;
      if (!isChanged || tries === maxTries) throw error;
    }
  }
}

interface Wanted {
  userId: string;
  destination: Required<Destination>;
  /** The total that the shopper saw, in rupees, if the request contains it. */
  totalAmount: PlaceOrder["totalAmount"];
  key: string | undefined;
}

/**
 * Prices the cart, creates the provider's order and holds the pieces.
 * @throws AppError total_changed also when a price changes meanwhile
 */
async function holdCart({ userId, destination, totalAmount, key }: Wanted): Promise<Placed> {
  const paymentMethod = paymentMethods.razorpay;
  const quote = await quoteCart(userId, totalAmount);
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
    if (held) return held;
    await touchCart(userId, session);
    await replaceHolds(userId, session);
    const now = await quoteCart(userId, paiseToRupees(quote.totals.total), session);
    await checkShelfLimits(userId, paymentMethod, now, session);
    return insertOrder({ orderId, userId, destination, quote: now, paymentMethod, razorpayOrderId }, session);
  });
  return { ...placed, isNew: placed.isNew && !reused };
}

const destinationFields = ["name", "address", "city", "state", "pincode", "phone"] as const;

/** The shopper's active hold if it is for exactly this cart, total and address; else null. */
async function sameHold(
  userId: string,
  quote: Quote,
  destination: Required<Destination>,
  session?: mongoose.ClientSession,
): Promise<StoredOrder | null> {
  const held = await unpaidHold(userId, session);
  if (!held?.holdUntil || held.holdUntil.getTime() <= Date.now()) return null;
  const { addressInfo } = held;
  const sameAddress = destinationFields.every((field) => (addressInfo[field] ?? "") === destination[field]);
  const same = sameAddress && held.totalAmount === quote.totals.total && print(held.cartItems) === print(quote.items);
  return same ? held : null;
}

function print(items: readonly OrderItem[]): string {
  return items
    .map(({ productId, size, quantity, price }) => [productId, size ?? "", quantity, price].join(" "))
    .sort()
    .join("\n");
}

/** A shopper's unpaid order with an active hold, to be paid now. @throws AppError not_found, forbidden, conflict */
export async function payOrder(userId: string, orderId: string): Promise<StoredOrder> {
  const order = await ownOrder(userId, orderId);
  if (order.paymentStatus !== "Unpaid" || !order.razorpayOrderId || !order.holdUntil) {
    throw new AppError("conflict", "This order is not waiting for a payment.");
  }
  if (order.holdUntil.getTime() <= Date.now()) {
    throw new AppError("conflict", "The time to pay for this order has expired. Order again from your cart.");
  }
  return order;
}

/**
 * What the provider's checkout needs to take the payment of an order. `holdUntil` is null if it can no longer be paid.
 * @throws AppError not_configured
 */
export function paymentAnswer({ _id, totalAmount, razorpayOrderId, holdUntil }: StoredOrder): PaymentAnswer {
  const { keyId } = checkoutConfig();
  if (!keyId) throw new AppError("not_configured", "Razorpay payments are not set up in this shop.");
  const isHeld = holdUntil && holdUntil.getTime() > Date.now();
  return {
    message: isHeld ? "Your items are reserved while you pay." : "This order is no longer waiting for a payment.",
    amount: totalAmount,
    currency: "INR",
    razorpayOrderId: razorpayOrderId ?? "",
    orderId: _id.toString(),
    key: keyId,
    holdUntil: isHeld ? holdUntil.toISOString() : null,
  };
}
