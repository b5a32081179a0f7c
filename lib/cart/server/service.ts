import "server-only";
import { Types } from "mongoose";
import { paidPrice } from "@/lib/catalog/discount";
import { currentId } from "@/lib/catalog/lists/current";
import { lineSizeText, type Size } from "@/lib/catalog/options";
import { stockOfSize } from "@/lib/catalog/stock";
import { AppError, type ErrorCode, notFound } from "@/lib/errors";
import { paiseToRupees } from "@/lib/money";
import { releaseExpiredHolds } from "@/lib/order/server/reconcile/release";
import { isDuplicateKey } from "@/lib/server/database/errors";
import { currentTerms } from "@/lib/settings/server/current";
import { Cart } from "@/models/cart";
import type { AddToCart, CartAnswer, CartFields, CartLine, UpdateCart } from "../schema";
import { type FeeTerms, totalsOf } from "../totals";
import { addLine, type Buyable, changeLine, type Line, removeLine } from "./lines";
import {
  type CartProduct,
  type LoadedCart,
  loadCart,
  productsById,
  readCart,
  toLoadedCart,
  withProducts,
} from "./load-cart";
import { withOwnHolds } from "./own-holds";

/** The cart fields of a response, with what an order of it costs by these terms. */
export function cartFields(
  { cartId, lines, noLongerSold }: Pick<LoadedCart, "cartId" | "lines" | "noLongerSold">,
  terms: FeeTerms,
): CartFields {
  const totals = totalsOf(
    lines.map(({ line, product }) => ({ ...product, quantity: line.quantity })),
    terms,
  );
  return {
    cartId,
    data: lines.map(toCartLine),
    ...(noLongerSold.length > 0 && { noLongerSold }),
    platformFee: totals && paiseToRupees(totals.platformFee),
    shippingFee: totals && paiseToRupees(totals.shippingFee),
    totalAmount: totals && paiseToRupees(totals.total),
  };
}

/** A line in the API's format (rupees). */
function toCartLine({ line, product }: LoadedCart["lines"][number]): CartLine {
  return {
    productId: line.productId,
    image: product.image,
    title: product.title,
    brand: currentId("brands", product.brand),
    price: paiseToRupees(product.price),
    saleprice: paiseToRupees(product.saleprice),
    quantity: line.quantity,
    stock: stockOfSize(product, line.size),
    stockBySize: product.stockBySize ?? null,
    size: line.size,
    sizeLabel: lineSizeText(line),
    sizes: product.size,
    ...(line.price && { addedPrice: paiseToRupees(line.price) }),
  };
}

/** A user's cart. */
export async function getCart(userId: string): Promise<CartAnswer> {
  let loaded = await loadCart(userId);
  const lacking = loaded.lines.filter(({ line, product }) => stockOfSize(product, line.size) < line.quantity);
  // Expired holds should not make items in a viewed cart look unavailable.
  if (lacking.length > 0 && (await releaseExpiredHolds(lacking.map(({ line }) => line.productId))) > 0) {
    loaded = await loadCart(userId);
  }
  const cart = cartFields(loaded, await currentTerms());
  return { message: cart.data.length > 0 ? "This is your cart." : "Your cart is empty.", ...cart };
}

/**
 * Adds pieces of a product.
 * @throws AppError not_found, invalid; size_needed, limit_reached, out_of_stock (each with the current cart)
 */
export function addToCart(userId: string, { productId, quantity, size }: AddToCart): Promise<CartAnswer> {
  return changeCart(userId, productId, "Product added to cart", (lines, product) =>
    addLine(lines, buyable(product), quantity, size),
  );
}

/**
 * Sets a line's quantity and size.
 * @throws AppError not_found, invalid; size_needed, out_of_stock (each with the current cart)
 */
export function updateCart(userId: string, { productId, ...change }: UpdateCart): Promise<CartAnswer> {
  return changeCart(userId, productId, "Your cart is up to date.", (lines, product) =>
    changeLine(lines, buyable(product), change),
  );
}

/** Removes a line; succeeds if it is not there. @throws AppError size_needed */
export function removeFromCart(userId: string, productId: string, size?: Size): Promise<CartAnswer> {
  return changeCart(userId, productId, "Product Removed Successfully", (lines) => removeLine(lines, productId, size));
}

/** @throws AppError not_found */
function buyable(product: CartProduct | undefined): Buyable {
  if (!product) throw notFound("product");
  const { _id, size, stock, stockBySize } = product;
  return { id: _id.toString(), size, stock, stockBySize, pays: paidPrice(product) };
}

/** How many times a change is tried if another tab changes the cart at the same time. */
const maxTries = 50;

/** Changes lines of a product. If its stock is too low, releases its expired holds and tries once more. */
async function changeCart(
  userId: string,
  productId: string,
  message: string,
  change: (lines: readonly Line[], product: CartProduct | undefined) => Line[],
): Promise<CartAnswer> {
  let mayRelease = true;
  for (let tries = 0; tries < maxTries; tries++) {
    const row = await withOwnHolds(userId, await readCart(userId, productId));
    const products = productsById(row.products);
    const cart = toLoadedCart(row);
    const before = cart.lines.map(({ line }) => line);
    try {
      const after = change(before, products.get(productId));
      // A deleted product stays until the shopper removes it; nothing else can be done with it.
      const gone = cart.goneLines.filter((line) => line.productId !== productId);
      const noLongerSold = cart.noLongerSold.filter((product) => product.productId !== productId);
      const same =
        gone.length === cart.goneLines.length &&
        after.length === before.length &&
        after.every((line, index) => line === before[index]);
      const cartId = same ? cart.cartId : await saveLines(userId, cart, [...after, ...gone]);
      if (!same && cartId === null) continue;
      const changed = { cartId, lines: withProducts(after, products), noLongerSold };
      return { message, ...cartFields(changed, await currentTerms()) };
    } catch (error) {
      const lacks = error instanceof AppError && error.code === "out_of_stock";
      const isFreed = lacks && mayRelease && (await releaseExpiredHolds([productId])) > 0;
      if (!isFreed) throw withCart(error, cart, await currentTerms());
      mayRelease = false;
    }
  }
  throw new AppError("conflict", "Your cart is being changed on another device. Try again.");
}

const cartErrors: readonly ErrorCode[] = ["out_of_stock", "size_needed", "limit_reached"];

/** Adds the cart to errors that reject a change of it. */
function withCart(error: unknown, cart: LoadedCart, terms: FeeTerms): unknown {
  if (!(error instanceof AppError) || !cartErrors.includes(error.code)) return error;
  return new AppError(error.code, error.message, { extra: cartFields(cart, terms) });
}

/** Saves the lines. @returns the cart's id, or null if the cart has changed since it was read */
async function saveLines(
  userId: string,
  { cartId, revision }: LoadedCart,
  lines: readonly Line[],
): Promise<string | null> {
  const stored = lines.map((line) => ({ ...line, productId: new Types.ObjectId(line.productId) }));
  const owner = { userId: new Types.ObjectId(userId) };
  const now = new Date();
  if (cartId === null) {
    try {
      const cart = { ...owner, lines: stored, revision: 1, createdAt: now, updatedAt: now };
      return (await Cart.collection.insertOne(cart)).insertedId.toString();
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
  const saved = await Cart.collection.updateOne(
    { ...owner, revision },
    { $set: { lines: stored, updatedAt: now }, $inc: { revision: 1 } },
  );
  return saved.modifiedCount === 1 ? cartId : null;
}
