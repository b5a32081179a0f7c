import "server-only";
import { type ClientSession, Types } from "mongoose";
import { sizesOfKind } from "@/lib/catalog/lists/current";
import { connectDatabase } from "@/lib/server/database/connection";
import { Cart, type StoredCart } from "@/models/cart";
import { Product, type StoredProduct } from "@/models/product";
import type { Line } from "./lines";
import { withOwnHolds } from "./own-holds";

const productFields = [
  "image",
  "title",
  "brand",
  "kind",
  "size",
  "price",
  "saleprice",
  "stock",
  "stockBySize",
  "live",
] as const;

/** A product with the fields that carts and orders use; amounts in paise. */
export type CartProduct = Pick<StoredProduct, "_id" | (typeof productFields)[number]>;

/** A cart with the current products of its lines; lines of deleted products are omitted. */
export interface LoadedCart {
  cartId: string | null;
  revision: number;
  lines: { line: Line; product: CartProduct }[];
  /** The lines of deleted products. */
  goneLines: Line[];
  /** The ids of deleted products that the stored cart still contains. */
  unavailable: string[];
  /** The same products, with their titles. */
  noLongerSold: { productId: string; title: string }[];
}

/** A cart and the products of its lines, deleted ones too; without `cart` for a user who has never had one. */
export interface CartRow {
  cart?: StoredCart;
  products: CartProduct[];
}

const projection = Object.fromEntries(productFields.map((name) => [name, 1]));

/** The stage of an aggregation that adds `products` with the ids in `localField`. */
const productStage = (localField: string) => ({
  $lookup: {
    from: Product.collection.name,
    localField,
    foreignField: "_id",
    pipeline: [{ $project: projection }],
    as: "products",
  },
});

/** The stages of an aggregation of users that make each a `CartRow`. */
export const cartStages = [
  { $lookup: { from: Cart.collection.name, localField: "_id", foreignField: "userId", as: "cart" } },
  { $set: { cart: { $first: "$cart" } } },
  productStage("cart.lines.productId"),
];

/** The cart of a row with what carts show. */
export function toLoadedCart({ cart, products }: CartRow): LoadedCart {
  if (!cart) return { cartId: null, revision: 0, lines: [], goneLines: [], unavailable: [], noLongerSold: [] };
  const byId = productsById(products);
  const lines = cart.lines.map(({ productId, size, quantity, price }) => ({
    productId: productId.toString(),
    size: size ?? null,
    quantity,
    ...(price && { price }),
  }));
  const goneLines = lines.filter(({ productId }) => !byId.has(productId));
  const unavailable = [...new Set(goneLines.map(({ productId }) => productId))];
  const noLongerSold = products
    .filter(({ _id }) => unavailable.includes(_id.toString()))
    .map(({ _id, title }) => ({ productId: _id.toString(), title }));
  const cartId = cart._id.toString();
  return { cartId, revision: cart.revision, lines: withProducts(lines, byId), goneLines, unavailable, noLongerSold };
}

/** The products that are sold, by their ids, with the sizes in their order. */
export function productsById(products: readonly CartProduct[]): ReadonlyMap<string, CartProduct> {
  const sold = products.filter(({ live }) => live);
  return new Map(
    sold.map((product) => [product._id.toString(), { ...product, size: sizesOfKind(product.size, product.kind) }]),
  );
}

/** The lines with their products; lines without a product are omitted. */
export function withProducts(lines: readonly Line[], products: ReadonlyMap<string, CartProduct>): LoadedCart["lines"] {
  return lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ line, product }] : [];
  });
}

/** Reads a user's cart with its products, and the product with `productId` too, in one query if there is a cart. */
export async function readCart(userId: string, productId?: string): Promise<CartRow> {
  await connectDatabase();
  const _id = new Types.ObjectId(productId);
  const wanted = { $concatArrays: ["$lines.productId", productId ? [_id] : []] };
  const [cart] = await Cart.collection
    .aggregate<StoredCart & Pick<CartRow, "products">>([
      { $match: { userId: new Types.ObjectId(userId) } },
      { $set: { wanted } },
      productStage("wanted"),
    ])
    .toArray();
  if (cart) return { cart, products: cart.products };
  const product = productId && (await Product.collection.findOne<CartProduct>({ _id }, { projection }));
  return { products: product ? [product] : [] };
}

/** A user's cart; what the user's own orders hold counts as in stock. */
export async function loadCart(userId: string): Promise<LoadedCart> {
  return toLoadedCart(await withOwnHolds(userId, await readCart(userId)));
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
