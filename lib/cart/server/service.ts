import "server-only";
import mongoose, { type ClientSession } from "mongoose";
import type { Size } from "@/lib/catalog/options";
import { AppError, type ErrorCode, notFound } from "@/lib/http/errors";
import { isDuplicateKey } from "@/lib/http/server/database-errors";
import { paiseToRupees } from "@/lib/money";
import { releaseExpiredHolds } from "@/lib/order/server/release";
import { connectDatabase } from "@/lib/server/database/db";
import { Cart } from "@/models/cart";
import { Product, type StoredProduct } from "@/models/product";
import type { AddToCart, CartAnswer, CartFields, CartLine, UpdateCart } from "../schema";
import { addLine, type Buyable, changeLine, type Line, removeLine } from "./lines";

/** A cart with the products of its lines as they are now; lines of deleted products are left out. */
export interface LoadedCart {
  cartId: string | null;
  revision: number;
  lines: { line: Line; product: StoredProduct }[];
  /** The ids of deleted products that the stored cart still has lines of. */
  unavailable: string[];
}

/** Loads a user's cart, inside a transaction when `session` is given. */
export async function loadCart(userId: string, session?: ClientSession): Promise<LoadedCart> {
  await connectDatabase();
  const cart = await Cart.findOne({ userId }, null, { session }).lean();
  if (!cart) return { cartId: null, revision: 0, lines: [], unavailable: [] };
  const wanted = cart.lines.map((line) => line.productId);
  const products = await Product.find({ _id: { $in: wanted }, live: true }, null, { session }).lean();
  const byId = new Map(products.map((product) => [product._id.toString(), product]));
  const stored = cart.lines.map(({ productId, size, quantity }) => ({
    productId: productId.toString(),
    size: size ?? null,
    quantity,
  }));
  const lines = withProducts(stored, byId);
  const unavailable = wanted.map(String).filter((id) => !byId.has(id));
  return { cartId: cart._id.toString(), revision: cart.revision, lines, unavailable };
}

/** The lines whose products are there, each with its own. */
function withProducts(lines: readonly Line[], products: ReadonlyMap<string, StoredProduct>): LoadedCart["lines"] {
  return lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
}

/**
 * Marks the cart as read by a transaction that does not change it: another one that orders or changes the same cart
 * meanwhile conflicts with it, instead of working on what the first has used already.
 */
export async function touchCart(userId: string, session: ClientSession): Promise<void> {
  await Cart.updateOne({ userId }, { $inc: { revision: 1 } }, { session });
}

/** The cart's part of an answer. */
export function cartFields(cart: Pick<LoadedCart, "cartId" | "lines">): CartFields {
  return { cartId: cart.cartId, data: cart.lines.map(toCartLine) };
}

/** A line as the API gives it (rupees). */
function toCartLine({ line, product }: LoadedCart["lines"][number]): CartLine {
  return {
    productId: line.productId,
    image: product.image,
    title: product.title,
    brand: product.brand,
    price: paiseToRupees(product.price),
    saleprice: paiseToRupees(product.saleprice),
    quantity: line.quantity,
    stock: product.stock,
    size: line.size,
    sizes: product.size,
  };
}

/** A user's cart. */
export async function getCart(userId: string): Promise<CartAnswer> {
  let loaded = await loadCart(userId);
  const lacking = loaded.lines.filter(({ line, product }) => product.stock < line.quantity);
  // Whoever looks at a cart wants what is in it.
  if (lacking.length > 0 && (await releaseExpiredHolds(lacking.map(({ line }) => line.productId))) > 0) {
    loaded = await loadCart(userId);
  }
  const cart = cartFields(loaded);
  return { message: cart.data.length > 0 ? "This is your cart." : "Your cart is empty.", ...cart };
}

/** Adds pieces of a product. @throws AppError not_found, invalid; with the fresh cart size_needed, limit_reached, out_of_stock */
export function addToCart(userId: string, { productId, quantity, size }: AddToCart): Promise<CartAnswer> {
  return changeCart(userId, "Product added to cart", (lines) =>
    withFreedStock(productId, (product) => addLine(lines, buyable(product), quantity, size)),
  );
}

/** Sets a line's quantity and size. @throws AppError not_found, invalid, size_needed, out_of_stock (with the fresh cart) */
export function updateCart(userId: string, { productId, ...change }: UpdateCart): Promise<CartAnswer> {
  return changeCart(userId, "Your cart is up to date.", (lines) =>
    withFreedStock(productId, (product) => changeLine(lines, buyable(product), change)),
  );
}

/** Takes a line out; succeeds when it is not there. @throws AppError size_needed */
export function removeFromCart(userId: string, productId: string, size?: Size): Promise<CartAnswer> {
  return changeCart(userId, "Product Removed Successfully", async (lines) => ({
    lines: removeLine(lines, productId, size),
  }));
}

/** The lines after a change, and the product that it may have brought in. */
interface ChangedLines {
  lines: Line[];
  product?: StoredProduct;
}

/** Changes lines of a product; when too few pieces are left, holds on it that have run out end first. */
async function withFreedStock(productId: string, change: (product: StoredProduct) => Line[]): Promise<ChangedLines> {
  const product = await liveProduct(productId);
  try {
    return { lines: change(product), product };
  } catch (error) {
    const lacks = error instanceof AppError && error.code === "out_of_stock";
    if (!lacks || (await releaseExpiredHolds([productId])) === 0) throw error;
    const freed = await liveProduct(productId);
    return { lines: change(freed), product: freed };
  }
}

async function liveProduct(productId: string): Promise<StoredProduct> {
  await connectDatabase();
  const product = await Product.findOne({ _id: productId, live: true }).lean();
  if (!product) throw notFound("product");
  return product;
}

function buyable({ _id, size, stock }: StoredProduct): Buyable {
  return { id: _id.toString(), size, stock };
}

/** How often a change starts anew because another tab changed the cart meanwhile. */
const maxTries = 50;

async function changeCart(
  userId: string,
  message: string,
  change: (lines: readonly Line[]) => Promise<ChangedLines>,
): Promise<CartAnswer> {
  for (let tries = 0; tries < maxTries; tries++) {
    const { lines, revision, cartId } = await loadCart(userId);
    const before = lines.map(({ line }) => line);
    const { lines: after, product } = await change(before).catch((error: unknown) => refuseWithCart(userId, error));
    const same = after.length === before.length && after.every((line, index) => line === before[index]);
    const savedId = same ? cartId : await saveLines(userId, cartId, revision, after);
    if (same || savedId !== null) {
      const products = new Map(lines.map((each) => [each.line.productId, each.product]));
      if (product) products.set(product._id.toString(), product);
      return { message, ...cartFields({ cartId: savedId, lines: withProducts(after, products) }) };
    }
  }
  throw new AppError("conflict", "Your cart is being changed on another device. Try again.");
}

const cartErrors: readonly ErrorCode[] = ["out_of_stock", "size_needed", "limit_reached"];

/** Errors that say the cart can't be so carry the cart as it is. */
async function refuseWithCart(userId: string, error: unknown): Promise<never> {
  if (!(error instanceof AppError) || !cartErrors.includes(error.code)) throw error;
  throw new AppError(error.code, error.message, { extra: cartFields(await loadCart(userId)) });
}

/** Stores the lines unless the cart was changed since `revision`. @returns the cart's id, or null when it was changed */
async function saveLines(
  userId: string,
  cartId: string | null,
  revision: number,
  lines: Line[],
): Promise<string | null> {
  const stored = lines.map((line) => ({ ...line, productId: new mongoose.Types.ObjectId(line.productId) }));
  if (cartId === null) {
    try {
      const cart = await Cart.create({ userId, lines: stored, revision: 1 });
      return cart._id.toString();
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
  const saved = await Cart.updateOne({ userId, revision }, { $set: { lines: stored }, $inc: { revision: 1 } });
  return saved.modifiedCount === 1 ? cartId : null;
}
