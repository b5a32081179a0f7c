import "server-only";
import { type ClientSession, type PipelineStage, Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/db";
import { Cart, type StoredCart } from "@/models/cart";
import { Product, type StoredProduct } from "@/models/product";
import { User } from "@/models/user";
import type { Line } from "./lines";

const productFields = ["image", "title", "brand", "size", "price", "saleprice", "stock", "stockBySize"] as const;

/** A product with the fields that carts and orders use; amounts in paise. */
export type CartProduct = Pick<StoredProduct, "_id" | (typeof productFields)[number]>;

/** A cart with the current products of its lines; lines of deleted products are omitted. */
export interface LoadedCart {
  cartId: string | null;
  revision: number;
  lines: { line: Line; product: CartProduct }[];
  /** The ids of deleted products that the stored cart still contains. */
  unavailable: string[];
}

/** What `cartStages` add to a document; without `cart` for a user who has never had one. */
export interface CartRow {
  cart?: StoredCart;
  products: CartProduct[];
}

/**
 * The stages of an aggregation of users that add a user's cart and the visible products of its lines, and the product
 * with `productId` too.
 */
export function cartStages(productId?: string): Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>[] {
  const inCart = { $ifNull: ["$cart.lines.productId", []] };
  const also = productId ? [new Types.ObjectId(productId)] : [];
  return [
    { $lookup: { from: Cart.collection.name, localField: "_id", foreignField: "userId", as: "cart" } },
    { $set: { cart: { $first: "$cart" } } },
    { $set: { wanted: { $concatArrays: [inCart, also] } } },
    {
      $lookup: {
        from: Product.collection.name,
        localField: "wanted",
        foreignField: "_id",
        pipeline: [
          { $match: { live: true } },
          { $project: Object.fromEntries(productFields.map((name) => [name, 1])) },
        ],
        as: "products",
      },
    },
  ];
}

/** The cart of what `cartStages` have added. */
export function toLoadedCart({ cart, products }: CartRow): LoadedCart {
  if (!cart) return { cartId: null, revision: 0, lines: [], unavailable: [] };
  const byId = productsById(products);
  const lines = cart.lines.map(({ productId, size, quantity }) => ({
    productId: productId.toString(),
    size: size ?? null,
    quantity,
  }));
  const unavailable = lines.map(({ productId }) => productId).filter((id) => !byId.has(id));
  return { cartId: cart._id.toString(), revision: cart.revision, lines: withProducts(lines, byId), unavailable };
}

/** Products by their ids. */
export function productsById(products: readonly CartProduct[]): ReadonlyMap<string, CartProduct> {
  return new Map(products.map((product) => [product._id.toString(), product]));
}

/** The lines with their products; lines without a product are omitted. */
export function withProducts(lines: readonly Line[], products: ReadonlyMap<string, CartProduct>): LoadedCart["lines"] {
  return lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
}

/** Reads a user's cart with its products, and the product with `productId` too, in one query. */
export async function readCart(userId: string, productId?: string): Promise<CartRow> {
  await connectDatabase();
  const [row] = await User.aggregate<CartRow>([
    { $match: { _id: new Types.ObjectId(userId) } },
    { $project: { _id: 1 } },
    ...cartStages(productId),
  ]);
  return row ?? { products: [] };
}

/** A user's cart. */
export async function loadCart(userId: string): Promise<LoadedCart> {
  return toLoadedCart(await readCart(userId));
}

/**
 * Increments the revision in a transaction that has read the cart, and with `lines` replaces those. A concurrent order
 * or change of the same cart then conflicts, instead of using lines that this transaction has already used.
 */
export async function writeCart(userId: string, session: ClientSession, lines?: []): Promise<void> {
  await Cart.collection.updateOne(
    { userId: new Types.ObjectId(userId) },
    { $set: { updatedAt: new Date(), ...(lines && { lines }) }, $inc: { revision: 1 } },
    { session },
  );
}
