import "server-only";
import { type ClientSession, Types } from "mongoose";
import type { Destination } from "@/lib/address/schema";
import { loadCart, writeCart } from "@/lib/cart/server/load-cart";
import { cartFields } from "@/lib/cart/server/service";
import { shortagesOf } from "@/lib/cart/shortage";
import { AppError } from "@/lib/errors";
import { queueOrderMails } from "@/lib/message/server/outbox";
import type { PlaceOrder } from "@/lib/order/request-schema";
import { isSale } from "@/lib/order/sales";
import { countSold } from "@/lib/order/server/stock/sold";
import { holdMs, type PaymentMethod, paymentMethods } from "@/lib/order/status";
import { isDuplicateKey } from "@/lib/server/database/errors";
import { afterCommit, inTransaction } from "@/lib/server/database/transaction";
import { count } from "@/lib/server/telemetry/telemetry";
import { currentTerms } from "@/lib/settings/server/current";
import { Order, type StoredOrder } from "@/models/order";
import { orderWords } from "../admin/search";
import { InsufficientStock } from "../apply";
import { promisedDays } from "../days";
import { stateOfAddress } from "../documents/place";
import { releaseExpiredHolds, replaceHolds } from "../reconcile/release";
import { newStep } from "../steps";
import { reserveReadPieces } from "../stock/stock";
import { earlierOrder, releaseKey } from "./attempt";
import { checkUnpaidOrderLimits } from "./check-limits";
import { type Checkout, destinationOf, hasDelivered, readCheckout, type Shopper } from "./checkout";
import { freshCart, type Quote, quoteCart } from "./quote";

/** An order, and whether this call created it or an earlier one under the same key. */
export interface Placed {
  order: StoredOrder;
  isNew: boolean;
}

/**
 * Places a cash order: reserves the stock, creates the order and empties the cart in one transaction.
 * @throws AppError cart_empty, total_changed, out_of_stock, conflict (each with the current cart), limit_reached,
 * not_found (address)
 */
export function placeCashOrder(userId: string, body: PlaceOrder, key?: string): Promise<Placed> {
  const paymentMethod = paymentMethods.cash;
  return placeOnce(userId, async (session) => {
    const read = await readCheckout(userId, { key, addressInfo: body.addressInfo, session });
    const earlier = earlierOrder(read, paymentMethod);
    if (earlier) return { order: earlier, isNew: false };
    await releaseKey(read, key, session);
    const destination = destinationOf(read, body.addressInfo);
    const checkout = await withoutHolds(userId, read, session);
    const quote = quoteCart(checkout, body.totalAmount);
    await checkUnpaidOrderLimits(paymentMethod, quote, checkout.standing, () => hasDelivered(userId, session));
    await writeCart(userId, session, []);
    const orderId = new Types.ObjectId();
    const { shopper } = checkout;
    const { gift } = body;
    const wanted = { orderId, userId, shopper, destination, quote, paymentMethod, key, gift };
    const order = await insertOrder(wanted, session);
    return { order, isNew: true };
  });
}

/** Releases the holds that a new order replaces; the checkout is then read again, because pieces were returned. */
export async function withoutHolds(userId: string, checkout: Checkout, session: ClientSession): Promise<Checkout> {
  if (checkout.holds.length === 0) return checkout;
  await replaceHolds(checkout.holds, session);
  return readCheckout(userId, { session });
}

/**
 * Runs the transaction that places an order. If stock is short, releases expired holds on those products and retries
 * once. A concurrent second attempt under the same key is retried and finds the order of the first.
 */
export async function placeOnce(
  userId: string,
  work: (session: ClientSession) => Promise<Placed>,
  mayRetry = { release: true, duplicate: true },
): Promise<Placed> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (error instanceof InsufficientStock) {
      if (mayRetry.release && (await releaseExpiredHolds(error.productIds)) > 0) {
        return placeOnce(userId, work, { ...mayRetry, release: false });
      }
      throw await outOfStock(userId, error.productIds);
    }
    if (mayRetry.duplicate && isDuplicateKey(error)) return placeOnce(userId, work, { ...mayRetry, duplicate: false });
    throw error;
  }
}

async function outOfStock(userId: string, productIds: string[]): Promise<AppError> {
  const [cart, terms] = await Promise.all([loadCart(userId), currentTerms()]);
  const titles = cart.lines
    .filter(({ line }) => productIds.includes(line.productId))
    .map(({ product }) => product.title);
  const message = `There is not enough stock of ${[...new Set(titles)].join(", ") || "the items you ordered"}.`;
  const advice = shortagesOf(cartFields(cart, terms).data).join(" ");
  return new AppError("out_of_stock", `${message} ${advice}`.trim(), { extra: freshCart({ cart, terms }) });
}

interface NewOrder {
  orderId: Types.ObjectId;
  userId: string;
  shopper: Shopper;
  destination: Required<Destination>;
  quote: Quote;
  paymentMethod: PaymentMethod;
  /** The Idempotency-Key of the request. */
  key: string | undefined;
  gift: PlaceOrder["gift"];
  /** Only for Razorpay: the id of the provider's order; it also starts the hold. */
  razorpayOrderId?: string;
}

/** Reserves the stock and creates the order, within the transaction that has read the quote. @throws InsufficientStock */
export async function insertOrder(wanted: NewOrder, session: ClientSession): Promise<StoredOrder> {
  const { items, cart } = wanted.quote;
  const products = cart.lines.map(({ product }) => product);
  const lacking = await reserveReadPieces(items, products, session);
  if (lacking.length > 0) throw new InsufficientStock(lacking);
  const order = newOrder(wanted, new Date());
  await Order.collection.insertOne(order, { session });
  if (isSale(order)) await countSold(order, 1, session);
  if (wanted.paymentMethod === paymentMethods.cash) await queueOrderMails(order, ["orderPlaced"], session);
  afterCommit(session, () => count("vastra.orders.placed", { "vastra.payment_method": wanted.paymentMethod }));
  return order;
}

/** The order as it is stored. */
function newOrder(wanted: NewOrder, now: Date): StoredOrder {
  const { orderId, shopper, destination, quote, paymentMethod, key, gift, razorpayOrderId } = wanted;
  const userId = new Types.ObjectId(wanted.userId);
  const state = { orderStatus: "Pending", paymentStatus: "Unpaid" } as const;
  return {
    _id: orderId,
    userId,
    shopper: { name: shopper.name, email: shopper.email },
    searchWords: orderWords(orderId.toString(), wanted.userId, shopper, destination),
    cartItems: quote.items.map((item) => ({ _id: new Types.ObjectId(), ...item })),
    addressInfo: destination,
    state: stateOfAddress(destination),
    ...(gift && { gift }),
    platformFee: quote.totals.platformFee,
    shippingFee: quote.totals.shippingFee,
    totalAmount: quote.totals.total,
    paymentMethod,
    ...state,
    paymentId: "",
    holdUntil: null,
    ...(razorpayOrderId && { razorpayOrderId, holdUntil: new Date(now.getTime() + holdMs), nextCheckAt: now }),
    stockTaken: true,
    refunds: [],
    history: [newStep(state, { event: "placed", data: null }, { at: now, by: userId })],
    ...(key !== undefined && { attemptKeys: [key] }),
    orderDate: now,
    ...promisedDays(now, quote.terms),
    orderUpdateDate: now,
  };
}
