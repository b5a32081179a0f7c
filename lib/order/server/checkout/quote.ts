import "server-only";
import type { Types } from "mongoose";
import type { LoadedCart } from "@/lib/cart/server/load-cart";
import { cartFields } from "@/lib/cart/server/service";
import { type Totals, totalsOf } from "@/lib/cart/totals";
import { paidPrice } from "@/lib/catalog/discount";
import { lineSizeText, type Size } from "@/lib/catalog/options";
import { AppError } from "@/lib/errors";
import { paiseToRupees, rupeesToPaise } from "@/lib/money";
import type { PlaceOrder } from "@/lib/order/request-schema";

/** An order line without an id; amounts in paise for one piece. */
export interface OrderItem {
  productId: Types.ObjectId;
  image: string;
  title: string;
  quantity: number;
  mrp: number;
  price: number;
  size?: Size | null;
  /** The size as it is read now. */
  sizeLabel?: string | null;
}

/** A cart at current prices, ready to be ordered; amounts in paise. */
export interface Quote {
  cart: LoadedCart;
  items: OrderItem[];
  totals: Totals;
}

/**
 * Prices a cart.
 * @param expected the total that the shopper saw, in rupees, if the request contains it
 * @throws AppError cart_empty, conflict (a size is no longer available), total_changed; each with the current cart
 */
export function quoteCart(cart: LoadedCart, expected: PlaceOrder["totalAmount"]): Quote {
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
    sizeLabel: lineSizeText(line),
  }));
  return { cart, items, totals };
}

/** The cart fields of an error response, with the total in rupees. */
export function freshCart(cart: LoadedCart): Record<string, unknown> {
  const totals = totalsOf(cart.lines.map(({ line, product }) => ({ ...product, quantity: line.quantity })));
  const { unavailable } = cart;
  return { ...cartFields(cart), unavailable, ...(totals && { totalAmount: paiseToRupees(totals.total) }) };
}
