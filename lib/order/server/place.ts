import "server-only";
import mongoose, { type ClientSession } from "mongoose";
import type { Destination } from "@/lib/address/schema";
import { cartFields, loadCart } from "@/lib/cart/server/service";
import { shortagesOf } from "@/lib/cart/shortage";
import { AppError } from "@/lib/http/errors";
import { isDuplicateKey } from "@/lib/http/server/database-errors";
import { isSale } from "@/lib/order/sales";
import { countSold } from "@/lib/order/server/sold";
import { inTransaction } from "@/lib/server/database/db";
import { Cart } from "@/models/cart";
import { Order, type StoredOrder } from "@/models/order";
import type { PlaceOrder } from "../schema";
import { holdMs, type PaymentMethod, paymentMethods } from "../status";
import { LackingStock } from "./apply";
import { earlierOrder, noteAttempt } from "./attempt";
import { checkShelfLimits } from "./check-limits";
import { destinationOf, freshCart, type Quote, quoteCart } from "./quote";
import { releaseExpiredHolds, replaceHolds } from "./release";
import { orderWords } from "./search";
import { shopperOf } from "./shopper";
import { takeStock } from "./stock";

/** An order, and whether this call created it or an earlier one under the same key. */
export interface Placed {
  order: StoredOrder;
  isNew: boolean;
}

/**
 * Places a cash order: takes the stock, creates the order and empties the cart in one transaction.
 * @throws AppError cart_empty, total_changed, out_of_stock, conflict (each with the current cart), limit_reached,
 * not_found (address)
 */
export async function placeCashOrder(userId: string, body: PlaceOrder, key?: string): Promise<Placed> {
  const earlier = await earlierOrder(userId, key, paymentMethods.cash);
  if (earlier) return { order: earlier, isNew: false };
  const destination = await destinationOf(userId, body.addressInfo);
  return placeOnce(userId, key, paymentMethods.cash, async (session) => {
    const orderId = new mongoose.Types.ObjectId();
    await noteAttempt({ userId, key, paymentMethod: paymentMethods.cash, orderId }, session);
    await replaceHolds(userId, session);
    const quote = await quoteCart(userId, body.totalAmount, session);
    await checkShelfLimits(userId, paymentMethods.cash, quote, session);
    const order = await insertOrder(
      { orderId, userId, destination, quote, paymentMethod: paymentMethods.cash },
      session,
    );
    await Cart.updateOne({ userId }, { $set: { lines: [] }, $inc: { revision: 1 } }, { session });
    return order;
  });
}

/**
 * Runs the transaction that places an order. If stock is short, releases expired holds on those products and retries
 * once. A second attempt under the same key returns the order of the first.
 */
export async function placeOnce(
  userId: string,
  key: string | undefined,
  paymentMethod: PaymentMethod,
  work: (session: ClientSession) => Promise<StoredOrder>,
  releasedBefore = false,
): Promise<Placed> {
  try {
    const order = await inTransaction(work);
    return { order, isNew: true };
  } catch (error) {
    if (error instanceof LackingStock) {
      if (!releasedBefore && (await releaseExpiredHolds(error.productIds)) > 0) {
        return placeOnce(userId, key, paymentMethod, work, true);
      }
      throw await outOfStock(userId, error.productIds);
    }
    const earlier = isDuplicateKey(error) ? await earlierOrder(userId, key, paymentMethod) : null;
    if (earlier) return { order: earlier, isNew: false };
    throw error;
  }
}

async function outOfStock(userId: string, productIds: string[]): Promise<AppError> {
  const cart = await loadCart(userId);
  const titles = cart.lines
    .filter(({ line }) => productIds.includes(line.productId))
    .map(({ product }) => product.title);
  const message = `There is not enough stock of ${[...new Set(titles)].join(", ") || "the items you ordered"}.`;
  const advice = shortagesOf(cartFields(cart).data).join(" ");
  return new AppError("out_of_stock", `${message} ${advice}`.trim(), { extra: freshCart(cart) });
}

interface NewOrder {
  orderId: mongoose.Types.ObjectId;
  userId: string;
  destination: Required<Destination>;
  quote: Quote;
  paymentMethod: PaymentMethod;
  /** Only for Razorpay: the id of the provider's order; it also starts the hold. */
  razorpayOrderId?: string;
}

/** Takes the stock and creates the order, within a transaction. @throws LackingStock */
export async function insertOrder(
  { orderId, userId, destination, quote, paymentMethod, razorpayOrderId }: NewOrder,
  session: ClientSession,
): Promise<StoredOrder> {
  const lacking = await takeStock(quote.items, session);
  if (lacking.length > 0) throw new LackingStock(lacking);
  const now = new Date();
  const state = { orderStatus: "Pending", paymentStatus: "Unpaid" } as const;
  const shopper = await shopperOf(userId, session);
  const [order] = await Order.create(
    [
      {
        _id: orderId,
        userId,
        shopper: { name: shopper.name, email: shopper.email },
        searchWords: orderWords(orderId.toString(), userId, shopper, destination),
        cartItems: quote.items,
        addressInfo: destination,
        platformFee: quote.totals.platformFee,
        shippingFee: quote.totals.shippingFee,
        totalAmount: quote.totals.total,
        paymentMethod,
        ...state,
        ...(razorpayOrderId && { razorpayOrderId, holdUntil: new Date(now.getTime() + holdMs), lookAt: now }),
        stockTaken: true,
        history: [{ at: now, ...state, why: "Order placed", by: userId }],
        orderDate: now,
        orderUpdateDate: now,
      },
    ],
    { session },
  );
  if (!order) throw new Error("The order was not made");
  const made = order.toObject();
  if (isSale(made)) await countSold(made, 1, session);
  return made;
}
