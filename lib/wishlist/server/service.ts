import "server-only";
import { Types } from "mongoose";
import { toProduct } from "@/lib/catalog/server/product-shape";
import { AppError, notFound } from "@/lib/errors";
import { connectDatabase } from "@/lib/server/database/connection";
import { Product, type StoredProduct } from "@/models/product";
import { User } from "@/models/user";
import { type StoredWishlist, Wishlist } from "@/models/wishlist";
import { type WishlistAnswer, wishlistLimit } from "../schema";

/** A user's wishlist, newest first; deleted products are omitted. */
export async function getWishlist(userId: string): Promise<WishlistAnswer> {
  const wishlist = toWishlist(userId, await read(userId));
  const message = wishlist.products.length > 0 ? "This is your wishlist." : "Your wishlist is empty.";
  return { message, wishlist };
}

/**
 * Adds a product at the top of a user's wishlist; a product already on it keeps its position.
 * @throws AppError not_found for a missing or deleted product, limit_reached at 500 products
 */
export async function addToWishlist(userId: string, productId: string): Promise<WishlistAnswer> {
  const before = await read(userId, productId);
  if (!before.products.some(({ _id }) => _id.toString() === productId)) throw notFound("product");
  const isOn = (list: StoredWishlist | undefined) =>
    list?.productIds.some((id) => id.toString() === productId) === true;
  if (isOn(before.list)) {
    return { message: "This product is already on your wishlist.", wishlist: toWishlist(userId, before) };
  }
  let list = await push(userId, productId);
  if (!isOn(list) && (await forgetDeleted(userId, list))) list = await push(userId, productId);
  if (!isOn(list)) {
    throw new AppError("limit_reached", `A wishlist can hold ${wishlistLimit} products. Remove one first.`);
  }
  const known = new Set([productId, ...(before.list?.productIds ?? []).map(String)]);
  const isKnown = list.productIds.every((id) => known.has(id.toString()));
  // Another tab has added a product in between.
  const after = isKnown ? { ...before, list } : await read(userId);
  return { message: "Product added to wishlist", wishlist: toWishlist(userId, after) };
}

/** Removes a product from a user's wishlist; succeeds if it is not there. */
export async function removeFromWishlist(userId: string, productId: string): Promise<WishlistAnswer> {
  await connectDatabase();
  await Wishlist.updateOne({ userId }, { $pull: { productIds: productId } });
  return { message: "Product Removed Successfully", wishlist: toWishlist(userId, await read(userId)) };
}

/**
 * Adds a product at the top unless it is there or the list is full, and returns the list. A single write, so that two
 * tabs can't add it twice.
 */
async function push(userId: string, productId: string): Promise<StoredWishlist> {
  const id = new Types.ObjectId(productId);
  const ids = { $ifNull: ["$productIds", []] };
  const isRefused = { $or: [{ $in: [id, ids] }, { $gte: [{ $size: ids }, wishlistLimit] }] };
  const fields = {
    productIds: { $cond: [isRefused, ids, { $concatArrays: [[id], ids] }] },
    createdAt: { $ifNull: ["$createdAt", "$$NOW"] },
    updatedAt: "$$NOW",
  };
  return Wishlist.findOneAndUpdate({ userId }, [{ $set: fields }], {
    upsert: true,
    returnDocument: "after",
    updatePipeline: true,
    timestamps: false,
  })
    .orFail()
    .lean();
}

/** Makes room by permanently removing deleted products from the list. False if there were none. */
async function forgetDeleted(userId: string, { productIds }: StoredWishlist): Promise<boolean> {
  const deleted = await Product.find({ _id: { $in: productIds }, live: false }, { _id: 1 }).lean();
  if (deleted.length === 0) return false;
  const ids = deleted.map(({ _id }) => _id);
  const { modifiedCount } = await Wishlist.updateOne({ userId }, { $pull: { productIds: { $in: ids } } });
  return modifiedCount > 0;
}

/** A user's stored list and the visible products on it. */
interface Read {
  list?: StoredWishlist;
  products: StoredProduct[];
}

/** Reads a user's list with its products, and the product with `productId` too, in one query. */
async function read(userId: string, productId?: string): Promise<Read> {
  await connectDatabase();
  const also = productId ? [new Types.ObjectId(productId)] : [];
  const [row] = await User.aggregate<Read>([
    { $match: { _id: new Types.ObjectId(userId) } },
    { $project: { _id: 1 } },
    { $lookup: { from: Wishlist.collection.name, localField: "_id", foreignField: "userId", as: "list" } },
    { $set: { list: { $first: "$list" } } },
    { $set: { wanted: { $concatArrays: [{ $ifNull: ["$list.productIds", []] }, also] } } },
    {
      $lookup: {
        from: Product.collection.name,
        localField: "wanted",
        foreignField: "_id",
        pipeline: [{ $match: { live: true } }, { $project: { words: 0 } }],
        as: "products",
      },
    },
  ]);
  return row ?? { products: [] };
}

function toWishlist(userId: string, { list, products }: Read): WishlistAnswer["wishlist"] {
  if (!list) return { _id: null, userId, products: [] };
  const byId = new Map(products.map((product) => [product._id.toString(), toProduct(product)]));
  return {
    _id: list._id.toString(),
    userId,
    products: list.productIds.flatMap((id) => byId.get(id.toString()) ?? []),
  };
}
