import "server-only";
import { type ClientSession, Types } from "mongoose";
import { withCurrentIds } from "@/lib/catalog/lists/current";
import { notFound } from "@/lib/errors";
import { Product, type StoredProduct } from "@/models/product";

const fields = { title: 1, image: 1, size: 1, brand: 1, kind: 1, rating: 1, ratings: 1 } as const;
export type ReviewedProduct = Pick<StoredProduct, "_id" | keyof typeof fields>;

/** A visible product, with what its reviews need. @throws AppError not_found */
export async function readProduct(id: string, session?: ClientSession): Promise<ReviewedProduct> {
  const filter = { _id: new Types.ObjectId(id), live: true };
  const found = await Product.collection.findOne<ReviewedProduct>(filter, { projection: fields, session });
  if (!found) throw notFound("product");
  return withCurrentIds(found);
}

/** The products of some reviews or lines, deleted ones too, by their ids. */
export async function paired(
  of: readonly { productId: Types.ObjectId }[],
): Promise<Map<string, { title: string; image: string; live: boolean }>> {
  if (of.length === 0) return new Map();
  const ids = [...new Set(of.map(({ productId }) => productId.toString()))].map((id) => new Types.ObjectId(id));
  const found = await Product.find({ _id: { $in: ids } }, { title: 1, image: 1, live: 1 }).lean();
  return new Map(found.map(({ _id, title, image, live }) => [_id.toString(), { title, image, live }]));
}
