import "server-only";
import mongoose from "mongoose";
import { type LoggedChange, writeLog } from "@/lib/admin-log/service";
import { connectDatabase, inTransaction } from "@/lib/db";
import { env } from "@/lib/env";
import { invalid, notFound } from "@/lib/http/errors";
import { defaultPageSize } from "@/lib/http/shapes";
import { isOwnImage } from "@/lib/media/image-url";
import { Cart } from "@/models/cart";
import { newestIndex, Product as Products, type StoredProduct } from "@/models/product";
import { Wishlist } from "@/models/wishlist";
import type { AddProduct, AdminProduct, AdminProductListAnswer, AdminProductQuery, EditProduct } from "./admin-schema";
import { derivedFields } from "./derived";
import { differences, edited, newProduct, readable } from "./edits";
import { toProduct } from "./product-shape";
import { learnWords, searchFilter } from "./search";

/** All products of the shop, newest first, a page of them; `q` finds some. */
export async function listProductsForAdmin({
  page,
  limit = defaultPageSize,
  q = "",
}: AdminProductQuery): Promise<AdminProductListAnswer> {
  await connectDatabase();
  const filter = { ...(q.trim() && (await searchFilter(q, ["title", "brand"]))), live: true };
  const [stored, total] = await Promise.all([
    Products.find(filter, null, q.trim() ? {} : { hint: newestIndex })
      .sort({ _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    Products.countDocuments(filter),
  ]);
  return { data: stored.map(toProduct), total, page, pages: Math.ceil(total / limit) };
}

/** Adds a product. @throws AppError invalid */
export async function addProduct(adminId: string, body: AddProduct): Promise<AdminProduct> {
  refuseForeignImage(body.image);
  const fields = { _id: new mongoose.Types.ObjectId(), ...newProduct(body) };
  const made = await inTransaction(async (session) => {
    const saved = await new Products(fields).save({ session });
    await writeLog({ adminId, ...logged("add", fields), before: null, after: readable(fields) }, session);
    return saved.toObject();
  });
  await learnWords([made]);
  return toProduct(made);
}

/**
 * Changes a product; what is left out stays.
 * @throws AppError invalid, not_found, stale with the fresh product under `data`
 */
export async function editProduct(adminId: string, id: string, edit: EditProduct): Promise<AdminProduct> {
  if (edit.image !== undefined) refuseForeignImage(edit.image);
  const { before, after } = await inTransaction(async (session) => {
    const before = await Products.findOne({ _id: id, live: true }, null, { session }).lean();
    if (!before) throw notFound("product");
    const typed = edited(before, edit);
    const changes = differences(before, typed);
    if (!changes) return { before, after: before };
    await writeLog({ adminId, ...logged("edit", { ...typed, _id: before._id }), ...changes }, session);
    const after = await Products.findOneAndUpdate(
      { _id: id },
      { $set: { ...typed, ...derivedFields(typed) }, $inc: { version: 1 } },
      { session, returnDocument: "after" },
    )
      .orFail()
      .lean();
    return { before, after };
  });
  if (after.words.join() !== before.words.join()) await learnWords([after]);
  return toProduct(after);
}

/** Takes a product out of the shop, of carts and of wishlists; old orders keep it. @throws AppError not_found */
export async function deleteProduct(adminId: string, id: string): Promise<void> {
  await inTransaction(async (session) => {
    const product = await Products.findOneAndUpdate(
      { _id: id, live: true },
      { $set: { live: false } },
      { session },
    ).lean();
    if (!product) throw notFound("product");
    await writeLog({ adminId, ...logged("delete", product), before: readable(product), after: null }, session);
  });
  // Carts and wishlists show live products only, so these may follow after the deed.
  const productId = new mongoose.Types.ObjectId(id);
  await Promise.all([
    Cart.updateMany({ "lines.productId": productId }, { $pull: { lines: { productId } }, $inc: { revision: 1 } }),
    Wishlist.updateMany({ productIds: productId }, { $pull: { productIds: productId } }),
  ]);
}

function logged(action: LoggedChange["action"], { _id, title }: Pick<StoredProduct, "_id" | "title">) {
  return { action, target: { kind: "product", id: _id.toString(), title } } as const;
}

/** @throws AppError invalid */
function refuseForeignImage(image: string): void {
  if (!isOwnImage(image, env().CLOUDINARY_URL))
    throw invalid("image", "must be a picture of this shop: upload it first");
}
