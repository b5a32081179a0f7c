import "server-only";
import type { ClientSession, Types } from "mongoose";
import type { Destination } from "@/lib/address/schema";
import { accountName } from "@/lib/address/server/account-name";
import { getAddress } from "@/lib/address/server/service";
import { cartFields, type LoadedCart, loadCart } from "@/lib/cart/server/service";
import { type Totals, totalsOf } from "@/lib/cart/totals";
import { paidPrice } from "@/lib/catalog/discount";
import { AppError } from "@/lib/http/errors";
import { paiseToRupees, rupeesToPaise } from "@/lib/money";
import type { AddressInfo, PlaceOrder } from "../schema";

/** An order line without an id; amounts in paise for one piece. */
export interface OrderItem {
  productId: Types.ObjectId;
  image: string;
  title: string;
  quantity: number;
  mrp: number;
  price: number;
  size?: string | null;
}

/** A cart at current prices, ready to be ordered; amounts in paise. */
export interface Quote {
  cart: LoadedCart;
  items: OrderItem[];
  totals: Totals;
}

/**
 * Prices a shopper's cart, within the transaction if `session` is given.
 * @throws AppError cart_empty, conflict (a size is no longer available), total_changed; each with the current cart
 */
export async function quoteCart(
  userId: string,
  expected: PlaceOrder["totalAmount"],
  session?: ClientSession,
): Promise<Quote> {
  const cart = await loadCart(userId, session);
  const totals = totalsOf(cart.lines.map(({ line, product }) => ({ ...product, quantity: line.quantity })));
  if (!totals) throw new AppError("cart_empty", "Your cart is empty.", { extra: freshCart(cart) });
  const odd = cart.lines.find(({ line, product }) =>
    line.size === null ? product.size.length > 0 : !product.size.includes(line.size),
  );
  if (odd) {
    const message = `${odd.product.title} is no longer available in this size. Choose another size in your cart.`;
    throw new AppError("conflict", message, { extra: freshCart(cart) });
  }
  if (expected !== undefined && rupeesToPaise(expected) !== totals.total) {
    const message = "The total of your cart has changed. Review the new total, then order.";
    throw new AppError("total_changed", message, { extra: freshCart(cart) });
  }
  const items = cart.lines.map(({ line, product }) => ({
    productId: product._id,
    image: product.image,
    title: product.title,
    quantity: line.quantity,
    mrp: product.price,
    price: paidPrice(product),
    size: line.size,
  }));
  return { cart, items, totals };
}

/** The cart fields of an error response, with the total in rupees. */
export function freshCart(cart: LoadedCart): Record<string, unknown> {
  const totals = totalsOf(cart.lines.map(({ line, product }) => ({ ...product, quantity: line.quantity })));
  const { unavailable } = cart;
  return { ...cartFields(cart), unavailable, ...(totals && { totalAmount: paiseToRupees(totals.total) }) };
}

/**
 * The recipient and address of an order: the stored address with the given id, or the full address from the request.
 * @throws AppError not_found
 */
export async function destinationOf(userId: string, info: AddressInfo): Promise<Required<Destination>> {
  const source: Destination = "addressId" in info ? await getAddress(userId, info.addressId) : info;
  const { name, address, city, state = "", pincode, phone } = source;
  return { name: name || (await accountName(userId)), address, city, state, pincode, phone };
}
