import "server-only";
import { type ClientSession, Types } from "mongoose";
import type { Destination } from "@/lib/address/schema";
import { writeCart } from "@/lib/cart/server/load-cart";
import type { Totals } from "@/lib/cart/totals";
import { AppError } from "@/lib/errors";
import { keysOf } from "@/lib/keys";
import { paiseToRupees } from "@/lib/money";
import type { PlaceOrder } from "@/lib/order/request-schema";
import type { PaymentAnswer } from "@/lib/order/schema";
import { paymentMethods } from "@/lib/order/status";
import { checkoutConfig, createProviderOrder } from "@/lib/payment/server/razorpay";
import { inTransaction } from "@/lib/server/database/transaction";
import type { StoredOrder } from "@/models/order";
import { earlierOrder, noteAttempt, releaseKey } from "./attempt";
import { checkUnpaidOrderLimits } from "./check-limits";
import { type Checkout, destinationOf, hasDelivered, readCheckout } from "./checkout";
import { ownOrder } from "./own-order";
import { insertOrder, type Placed, placeOnce, withoutHolds } from "./place";
import { type OrderItem, quoteCart } from "./quote";

/** How many times to price the cart if prices change meanwhile. */
const maxTries = 3;

/**
 * Creates an order that waits for its Razorpay payment and holds the pieces meanwhile. The provider's order is created
 * first, so that nothing is stored here if the provider is unavailable. While a hold for the same cart, total,
 * address and gift is active, its order is returned instead.
 * @throws AppError cart_empty, total_changed, out_of_stock, conflict (each with the current cart), limit_reached,
 * not_found (address), provider_failed, not_configured
 */
export async function createPayment(userId: string, body: PlaceOrder, key?: string): Promise<Placed> {
  for (let tries = 1; ; tries++) {
    try {
      return await holdCart(userId, body, key);
    } catch (error) {
      // The shopper has not confirmed a total, so the retry may use the new prices.
      const isChanged = error instanceof AppError && error.code === "total_changed" && body.totalAmount === undefined;
      if (!isChanged || tries === maxTries) throw error;
    }
  }
}

/**
 * Prices the cart, creates the provider's order and holds the pieces.
 * @throws AppError total_changed also when a price changes meanwhile
 */
async function holdCart(
  userId: string,
  { addressInfo, totalAmount, gift }: PlaceOrder,
  key: string | undefined,
): Promise<Placed> {
  const paymentMethod = paymentMethods.razorpay;
  const before = await readCheckout(userId, { key, addressInfo });
  const earlier = earlierOrder(before, paymentMethod);
  if (earlier) return { order: earlier, isNew: false };
  const destination = destinationOf(before, addressInfo);
  const { items, totals } = quoteCart(before, totalAmount);
  const sameHold = ({ holds }: Checkout) =>
    holds.slice(0, 1).find((held) => isSame(held, items, totals, destination) && isSameGift(held.gift, gift));
  /** The order of an earlier call with the key, or a hold for the same, to which the key then belongs too. */
  const placedAlready = async (read: Checkout, session: ClientSession) => {
    const earlier = earlierOrder(read, paymentMethod);
    if (!earlier) await releaseKey(read, key, session);
    const placed = earlier ?? sameHold(read);
    if (placed && key !== undefined && !earlier) await noteAttempt(placed, key, session);
    return placed;
  };
  const same = sameHold(before);
  if (same) {
    const now = (session: ClientSession) => readCheckout(userId, { key, session });
    const noted =
      key === undefined ? same : await inTransaction(async (session) => placedAlready(await now(session), session));
    if (noted) return { order: noted, isNew: false };
  }

  const orderId = new Types.ObjectId();
  const { id: razorpayOrderId } = await createProviderOrder({
    amountPaise: totals.total,
    receipt: orderId.toString(),
    notes: { orderId: orderId.toString() },
  });
  return placeOnce(userId, async (session) => {
    const read = await readCheckout(userId, { key, session });
    const placed = await placedAlready(read, session);
    if (placed) return { order: placed, isNew: false };
    await writeCart(userId, session);
    const checkout = await withoutHolds(userId, read, session);
    const { standing, shopper } = checkout;
    const quote = quoteCart(checkout, paiseToRupees(totals.total));
    await checkUnpaidOrderLimits(paymentMethod, quote, standing, () => hasDelivered(userId, session));
    const wanted = { orderId, userId, shopper, destination, quote, paymentMethod, key, gift, razorpayOrderId };
    return { order: await insertOrder(wanted, session), isNew: true };
  });
}

/** Whether a hold is active and for exactly this cart, total and address. */
function isSame(
  held: StoredOrder,
  items: readonly OrderItem[],
  { total }: Totals,
  destination: Required<Destination>,
): boolean {
  if (!held.holdUntil || held.holdUntil.getTime() <= Date.now()) return false;
  const { addressInfo } = held;
  const sameAddress = keysOf(destination).every((field) => (addressInfo[field] ?? "") === destination[field]);
  return sameAddress && held.totalAmount === total && print(held.cartItems) === print(items);
}

function isSameGift(held: StoredOrder["gift"], wanted: PlaceOrder["gift"]): boolean {
  return held ? (held.note ?? "") === wanted?.note : !wanted;
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
