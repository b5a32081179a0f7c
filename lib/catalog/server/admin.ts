import "server-only";
import { type ClientSession, type QueryFilter, Types } from "mongoose";
import { type ChangeOf, writeLog } from "@/lib/admin-log/server/service";
import { AppError, invalid, notFound } from "@/lib/errors";
import { idOfAttempt } from "@/lib/http/server/idempotency-key";
import { defaultPageSize } from "@/lib/http/shapes";
import { isOwnImage } from "@/lib/media/server/image-url";
import { countReferences, refuseRemoved } from "@/lib/media/server/uploads";
import { connectDatabase } from "@/lib/server/database/connection";
import { paged } from "@/lib/server/database/paged";
import { inTransaction } from "@/lib/server/database/transaction";
import { env } from "@/lib/server/env";
import { adminOrders, type ProductFields, Product as Products, type StoredProduct } from "@/models/product";
import { Wishlist } from "@/models/wishlist";
import type { AddProduct, AdminProduct, AdminProductListAnswer, AdminProductQuery, EditProduct } from "../admin/schema";
import { derivedFields } from "./derived";
import { differences, edited, newProduct, readable } from "./edits";
import { guardReferences } from "./lists/guard";
import { freshLists } from "./lists/load";
import { using } from "./lists/usage";
import { invalidateProductAndLists } from "./page-tags";
import { imagesOf, toAdminProduct } from "./product-shape";
import { runsLow } from "./runs-low";
import { searchFilter } from "./search/search";
import { withoutHsn } from "./without-hsn";

/** List products, or deleted products, newest first by default, paginated. */
export async function listProductsForAdmin(query: AdminProductQuery): Promise<AdminProductListAnswer> {
  await connectDatabase();
  const { page, limit = defaultPageSize, sortBy = "newest" } = query;
  const narrowed = await narrowing(query);
  const filter = { ...narrowed, live: query.deleted === undefined };
  const { live: _, ...order } = adminOrders[sortBy];
  const hint = Object.keys(narrowed).length > 0 ? {} : { hint: adminOrders[sortBy] };
  const { rows, position } = await paged(
    { page, size: limit },
    (skip, take) => Products.find(filter, null, hint).sort(order).skip(skip).limit(take).lean(),
    () => Products.countDocuments(filter, hint),
  );
  return { data: rows.map(toAdminProduct), ...position };
}

/** Matches no product. */
const nothing = { _id: { $in: [] } };

const stockOf = { low: runsLow, out: { stock: 0 } };

async function narrowing(query: AdminProductQuery): Promise<QueryFilter<ProductFields>> {
  const { q = "", category, brand, kind, sizeSet, fact, stock, hsn } = query;
  const now = await freshLists();
  const conditions = [
    q.trim() && (await searchFilter(q, ["title", "brand"])),
    category && { category },
    brand && using("brands", brand, now),
    kind && using("kinds", kind, now),
    sizeSet && using("sizeSets", sizeSet, now),
    fact && using("facts", fact, now),
    stock && stockOf[stock],
    hsn && (withoutHsn() ?? nothing),
  ].filter((condition) => !!condition);
  return conditions.length > 0 ? { $and: conditions } : {};
}

/**
 * Adds a product. The same key of the same admin gives the same product.
 * @throws AppError invalid; conflict when the product of this key has been deleted
 */
export async function addProduct(
  adminId: string,
  body: AddProduct,
  key?: string,
): Promise<{ product: AdminProduct; isNew: boolean }> {
  refuseForeignImages(body);
  // Two attempts at once write the same document, and one of them is retried.
  const _id = idOfAttempt(adminId, key);
  const fields = { _id, ...newProduct(body) };
  const { stored, isNew } = await inTransaction(async (session) => {
    const earlier = key === undefined ? null : await Products.findById(_id, null, { session }).lean();
    if (earlier?.live === false) throw new AppError("conflict", "The product of this attempt has been deleted since.");
    if (earlier) return { stored: earlier, isNew: false };
    await guardReferences(session, [{ before: null, after: fields }]);
    await countPictures([], imagesOf(fields), session);
    const saved = await new Products(fields).save({ session });
    await writeLog({ adminId, ...logged("add", fields), before: null, after: readable(fields) }, session);
    await invalidateProductAndLists(fields._id.toString(), session);
    return { stored: saved.toObject(), isNew: true };
  });
  return { product: toAdminProduct(stored), isNew };
}

/**
 * Changes a product; omitted fields stay unchanged.
 * @throws AppError invalid, not_found, conflict while an import changes it, stale with the current product as `data`
 */
export async function editProduct(adminId: string, id: string, edit: EditProduct): Promise<AdminProduct> {
  refuseForeignImages(edit);
  const after = await inTransaction(async (session) => {
    const before = await Products.findOne({ _id: id, live: true }, null, { session }).lean();
    if (!before) throw notFound("product");
    refuseReserved(before);
    const typed = edited(before, edit);
    const changes = differences(before, typed);
    if (!changes) return before;
    await guardReferences(session, [{ before, after: typed }]);
    await countPictures(imagesOf(before), imagesOf(typed), session);
    await writeLog({ adminId, ...logged("edit", { ...typed, _id: before._id }), ...changes }, session);
    const after = await Products.findOneAndUpdate(
      { _id: id },
      { $set: { ...typed, ...derivedFields(typed) }, $inc: { version: 1 } },
      { session, returnDocument: "after" },
    )
      .orFail()
      .lean();
    await invalidateProductAndLists(id, session);
    return after;
  });
  return toAdminProduct(after);
}

/**
 * Deletes a product from the shop and from wishlists; carts keep the line, to name it, and old orders keep it.
 * @throws AppError not_found, conflict while an import changes it
 */
export async function deleteProduct(adminId: string, id: string): Promise<void> {
  await inTransaction(async (session) => {
    const product = await Products.findOneAndUpdate(
      { _id: id, live: true },
      { $set: { live: false } },
      { session },
    ).lean();
    if (!product) throw notFound("product");
    refuseReserved(product);
    await writeLog({ adminId, ...logged("delete", product), before: readable(product), after: null }, session);
    await invalidateProductAndLists(id, session);
  });
  // Wishlists show live products only, so this update may follow the transaction.
  const productId = new Types.ObjectId(id);
  await Wishlist.updateMany({ productIds: productId }, { $pull: { productIds: productId } });
}

/** Restores a deleted product unchanged. @throws AppError not_found when it is not deleted */
export async function restoreProduct(adminId: string, id: string): Promise<AdminProduct> {
  const restored = await inTransaction(async (session) => {
    const product = await Products.findOneAndUpdate(
      { _id: id, live: false },
      { $set: { live: true }, $inc: { version: 1 } },
      { session, returnDocument: "after" },
    ).lean();
    if (!product) throw notFound("product");
    await writeLog({ adminId, ...logged("restore", product), before: null, after: readable(product) }, session);
    await invalidateProductAndLists(id, session);
    return product;
  });
  return toAdminProduct(restored);
}

function logged(action: ChangeOf<"product">["action"], { _id, title }: Pick<StoredProduct, "_id" | "title">) {
  return { action, target: { kind: "product", id: _id.toString(), title } } as const;
}

/** Counts the references of a product to its pictures. @throws AppError invalid when a new one was removed */
async function countPictures(before: string[], after: string[], session: ClientSession): Promise<void> {
  await countReferences([{ before, after }], session);
  const added = after.filter((each) => !before.includes(each));
  await refuseRemoved("image", added, session);
}

/** @throws AppError conflict */
function refuseReserved({ importId }: Pick<StoredProduct, "importId">): void {
  if (importId) throw new AppError("conflict", "An import is changing this product. Try again in a minute.");
}

/** @throws AppError invalid */
function refuseForeignImages({ image, images }: Pick<EditProduct, "image" | "images">): void {
  const isForeign = (each: string) => !isOwnImage(each, env().CLOUDINARY_URL);
  const reason = "must be a picture uploaded to this shop";
  if (image !== undefined && isForeign(image)) throw invalid("image", reason);
  const at = images?.findIndex(isForeign) ?? -1;
  if (at >= 0) throw invalid(`images.${at}`, reason);
}
