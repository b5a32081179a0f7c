import "server-only";
import { Types } from "mongoose";
import { stockOfSize } from "@/lib/catalog/stock";
import { Order, type StoredOrder } from "@/models/order";
import type { CartProduct, CartRow } from "./load-cart";

type Item = Pick<StoredOrder["cartItems"][number], "productId" | "size" | "quantity">;

/**
 * A cart with the pieces that the shopper's own unpaid orders hold counted as in stock: the next order of this cart is one of
 * those, or replaces them. They are looked for only where a line wants more than there is.
 */
export async function withOwnHolds(userId: string, row: CartRow): Promise<CartRow> {
  const { cart, products } = row;
  const byId = new Map(products.map((product) => [product._id.toString(), product]));
  const isLacking = cart?.lines.some(({ productId, size, quantity }) => {
    const product = byId.get(productId.toString());
    return product && stockOfSize(product, size ?? null) < quantity;
  });
  if (!isLacking) return row;
  // A hold ends when an admin changes the order's status.
  const isHeld = { orderStatus: "Pending", paymentStatus: "Unpaid", holdUntil: { $gt: new Date() } } as const;
  const holds = await Order.find({ userId: new Types.ObjectId(userId), ...isHeld }, { cartItems: 1 }).lean();
  const held = holds.flatMap(({ cartItems }) => cartItems);
  return { ...row, products: products.map((product) => held.reduce(withHeld, product)) };
}

function withHeld(product: CartProduct, { productId, size, quantity }: Item): CartProduct {
  if (!product._id.equals(productId)) return product;
  const { stock, stockBySize } = product;
  if (!stockBySize) return { ...product, stock: stock + quantity };
  const pieces = size ? stockBySize[size] : undefined;
  if (!size || pieces === undefined) return product;
  return { ...product, stock: stock + quantity, stockBySize: { ...stockBySize, [size]: pieces + quantity } };
}
