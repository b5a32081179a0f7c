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

/** A line of an order before it has an id; amounts in paise for one piece. */
export interface OrderItem {
  productId: Types.ObjectId;
  image: string;
  title: string;
  quantity: number;
  mrp: number;
  price: number;
  size?: string | null;
}

/** A cart at today's prices, ready to be ordered; amounts in paise. */
export interface Quote {
  cart: LoadedCart;
  items: OrderItem[];
  totals: Totals;
}

/**
 * Prices a shopper's cart, as the transaction sees it when `session` is given.
 * @throws AppError cart_empty, conflict (a size is gone), total_changed; the latter two with the fresh cart
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

/** The cart's part of an error, with its total in rupees. */
export function freshCart(cart: LoadedCart): Record<string, unknown> {
  const totals = totalsOf(cart.lines.map(({ line, product }) => ({ ...product, quantity: line.quantity })));
  const { unavailable } = cart;
  return { ...cartFields(cart), unavailable, ...(totals && { totalAmount: paiseToRupees(totals.total) }) };
}

/**
 * Where an order goes, and to whom: the stored address that is named, else the one written out.
 * @throws AppError not_found
 */
export async function destinationOf(userId: string, info: AddressInfo): Promise<Required<Destination>> {
  const source: Destination = "addressId" in info ? await getAddress(userId, info.addressId) : info;
  const { name, address, city, state = "", pincode, phone } = source;
  return { name: name || (await accountName(userId)), address, city, state, pincode, phone };
}
