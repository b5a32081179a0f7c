import "server-only";
import type { Types } from "mongoose";
import type { LoadedCart } from "@/lib/cart/server/load-cart";
import { cartFields } from "@/lib/cart/server/service";
import { type Totals, totalsOf } from "@/lib/cart/totals";
import { paidPrice } from "@/lib/catalog/discount";
import { lineSizeText, type Size } from "@/lib/catalog/options";
import { AppError } from "@/lib/errors";
import { rupeesToPaise } from "@/lib/money";
import type { PlaceOrder } from "@/lib/order/request-schema";
import type { OrderTerms } from "@/lib/settings/terms";

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

/** A cart and the terms that it is ordered by. */
interface Priced {
  cart: LoadedCart;
  terms: OrderTerms;
}

/** A cart at current prices, ready to be ordered; amounts in paise. */
export interface Quote extends Priced {
  items: OrderItem[];
  totals: Totals;
}

/**
 * Prices a cart by its terms.
 * @param expected the total that the shopper saw, in rupees, if the request contains it
 * @throws AppError cart_empty, conflict (a size is no longer available), total_changed; each with the current cart
 */
export function quoteCart({ cart, terms }: Priced, expected: PlaceOrder["totalAmount"]): Quote {
  const extra = freshCart({ cart, terms });
  const totals = totalsOf(
    cart.lines.map(({ line, product }) => ({ ...product, quantity: line.quantity })),
    terms,
  );
  if (!totals) throw new AppError("cart_empty", "Your cart is empty.", { extra });
  const odd = cart.lines.find(({ line, product }) =>
    line.size === null ? product.size.length > 0 : !product.size.includes(line.size),
  );
  if (odd) {
    const message = `${odd.product.title} is no longer available in this size. Choose another size in your cart.`;
    throw new AppError("conflict", message, { extra });
  }
  if (expected !== undefined && rupeesToPaise(expected) !== totals.total) {
    const message = "The total of your cart has changed. Review the new total, then order.";
    throw new AppError("total_changed", message, { extra });
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
  return { cart, terms, items, totals };
}

/** The cart fields of an error response. */
export function freshCart({ cart, terms }: Priced): Record<string, unknown> {
  return { ...cartFields(cart, terms), unavailable: cart.unavailable };
}
