import "server-only";
import mongoose from "mongoose";
import { toProduct } from "@/lib/catalog/server/product-shape";
import { AppError, notFound } from "@/lib/http/errors";
import { connectDatabase } from "@/lib/server/database/db";
import { Product } from "@/models/product";
import { Wishlist } from "@/models/wishlist";
import { type WishlistAnswer, wishlistLimit } from "../schema";

/** A user's wishlist, newest first; deleted products are omitted. */
export async function getWishlist(userId: string): Promise<WishlistAnswer> {
  const { _id, products } = await load(userId);
  const message = products.length > 0 ? "This is your wishlist." : "Your wishlist is empty.";
  return { message, wishlist: { _id, userId, products } };
}

/**
 * Adds a product at the top of a user's wishlist; a product already on it keeps its position.
 * @throws AppError not_found for a missing or deleted product, limit_reached at 500 products
 */
export async function addToWishlist(userId: string, productId: string): Promise<WishlistAnswer> {
  await connectDatabase();
  if (!(await Product.exists({ _id: productId, live: true }))) throw notFound("product");
  await Wishlist.updateOne({ userId }, { $setOnInsert: { productIds: [] } }, { upsert: true });
  const added = (await push(userId, productId)) || ((await forgetDeleted(userId)) && (await push(userId, productId)));
  const list = await load(userId);
  const present = list.products.some(({ _id }) => _id === productId.toLowerCase());
  if (!added && !present) {
    throw new AppError("limit_reached", `A wishlist can hold ${wishlistLimit} products. Remove one first.`);
  }
  const message = added ? "Product added to wishlist" : "This product is already on your wishlist.";
  return { message, wishlist: { ...list, userId } };
}

/** Removes a product from a user's wishlist; succeeds if it is not there. */
export async function removeFromWishlist(userId: string, productId: string): Promise<WishlistAnswer> {
  await connectDatabase();
  await Wishlist.updateOne({ userId }, { $pull: { productIds: productId } });
  return { message: "Product Removed Successfully", wishlist: { ...(await load(userId)), userId } };
}

/** False if the product is already there or the list is full. A single write, so that two tabs can't add it twice. */
async function push(userId: string, productId: string): Promise<boolean> {
  const { modifiedCount } = await Wishlist.updateOne(
    { userId, productIds: { $ne: productId }, [`productIds.${wishlistLimit - 1}`]: { $exists: false } },
    { $push: { productIds: { $each: [new mongoose.Types.ObjectId(productId)], $position: 0 } } },
  );
  return modifiedCount > 0;
}

/** Makes room by permanently removing deleted products from the list. False if there were none. */
async function forgetDeleted(userId: string): Promise<boolean> {
  const list = await Wishlist.findOne({ userId }).lean();
  const deleted = await Product.find({ _id: { $in: list?.productIds ?? [] }, live: false }, { _id: 1 }).lean();
  if (deleted.length === 0) return false;
  const ids = deleted.map(({ _id }) => _id);
  const { modifiedCount } = await Wishlist.updateOne({ userId }, { $pull: { productIds: { $in: ids } } });
  return modifiedCount > 0;
}

async function load(userId: string): Promise<Pick<WishlistAnswer["wishlist"], "_id" | "products">> {
  await connectDatabase();
  const list = await Wishlist.findOne({ userId }).lean();
  if (!list) return { _id: null, products: [] };
  const stored = await Product.find({ _id: { $in: list.productIds }, live: true }).lean();
  const byId = new Map(stored.map((product) => [product._id.toString(), toProduct(product)]));
  return { _id: list._id.toString(), products: list.productIds.flatMap((id) => byId.get(id.toString()) ?? []) };
}
