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

/** A cart with the current products of its lines; lines of deleted products are omitted. */
export interface LoadedCart {
  cartId: string | null;
  revision: number;
  lines: { line: Line; product: StoredProduct }[];
  /** The ids of deleted products that the stored cart still contains. */
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

/** The lines with their products; lines without a product are omitted. */
function withProducts(lines: readonly Line[], products: ReadonlyMap<string, StoredProduct>): LoadedCart["lines"] {
  return lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
}

/**
 * Increments the revision in a transaction that reads the cart without changing it. A concurrent order or change of the
 * same cart then conflicts, instead of using lines that this transaction has already used.
 */
export async function touchCart(userId: string, session: ClientSession): Promise<void> {
  await Cart.updateOne({ userId }, { $inc: { revision: 1 } }, { session });
}

/** The cart fields of a response. */
export function cartFields(cart: Pick<LoadedCart, "cartId" | "lines">): CartFields {
  return { cartId: cart.cartId, data: cart.lines.map(toCartLine) };
}

/** A line in the API's format (rupees). */
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
  // Expired holds should not make items in a viewed cart look unavailable.
  if (lacking.length > 0 && (await releaseExpiredHolds(lacking.map(({ line }) => line.productId))) > 0) {
    loaded = await loadCart(userId);
  }
  const cart = cartFields(loaded);
  return { message: cart.data.length > 0 ? "This is your cart." : "Your cart is empty.", ...cart };
}

/**
 * Adds pieces of a product.
 * @throws AppError not_found, invalid; size_needed, limit_reached, out_of_stock (each with the current cart)
 */
export function addToCart(userId: string, { productId, quantity, size }: AddToCart): Promise<CartAnswer> {
  return changeCart(userId, "Product added to cart", (lines) =>
    withFreedStock(productId, (product) => addLine(lines, buyable(product), quantity, size)),
  );
}

/**
 * Sets a line's quantity and size.
 * @throws AppError not_found, invalid; size_needed, out_of_stock (each with the current cart)
 */
export function updateCart(userId: string, { productId, ...change }: UpdateCart): Promise<CartAnswer> {
  return changeCart(userId, "Your cart is up to date.", (lines) =>
    withFreedStock(productId, (product) => changeLine(lines, buyable(product), change)),
  );
}

/** Removes a line; succeeds if it is not there. @throws AppError size_needed */
export function removeFromCart(userId: string, productId: string, size?: Size): Promise<CartAnswer> {
  return changeCart(userId, "Product Removed Successfully", async (lines) => ({
    lines: removeLine(lines, productId, size),
  }));
}

/** The lines after a change, and the changed product, if it was loaded. */
interface ChangedLines {
  lines: Line[];
  product?: StoredProduct;
}

/** Changes lines of a product. If its stock is too low, releases its expired holds and tries once more. */
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

/** How many times a change is tried if another tab changes the cart at the same time. */
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

/** Adds the current cart to errors that reject a change of it, and rethrows. */
async function refuseWithCart(userId: string, error: unknown): Promise<never> {
  if (!(error instanceof AppError) || !cartErrors.includes(error.code)) throw error;
  throw new AppError(error.code, error.message, { extra: cartFields(await loadCart(userId)) });
}

/** Saves the lines. @returns the cart's id, or null if the cart has changed since `revision` */
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
