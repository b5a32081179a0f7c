import "server-only";
import { type ClientSession, Types } from "mongoose";
import { invalidateProducts, invalidateStock } from "@/lib/catalog/server/page-tags";
import { crossesShownStock } from "@/lib/catalog/stock";
import { Product } from "@/models/product";

interface Pieces {
  productId: { toString(): string };
  quantity: number;
}

/**
 * The pieces per product, summed over its lines. Always sorted the same way, so that concurrent orders wait for each
 * other instead of failing.
 */
function perProduct(lines: readonly Pieces[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const id = productId.toString();
    sums.set(id, (sums.get(id) ?? 0) + quantity);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
}

const idsOf = (pieces: readonly [string, number][]) => pieces.map(([id]) => id);

/**
 * Takes pieces from stock, and invalidates the cached pages that show the change.
 * @returns the ids of products with too few pieces; if there are any, abort the transaction
 */
export async function takeStock(lines: readonly Pieces[], session: ClientSession): Promise<string[]> {
  const lacking: string[] = [];
  const shown: string[] = [];
  const pieces = perProduct(lines);
  for (const [id, quantity] of pieces) {
    const taken = await Product.findOneAndUpdate(
      { _id: id, live: true, stock: { $gte: quantity } },
      { $inc: { stock: -quantity } },
      { session, projection: { stock: 1 }, returnDocument: "after" },
    ).lean();
    if (!taken) lacking.push(id);
    else if (crossesShownStock(taken.stock + quantity, taken.stock)) shown.push(id);
  }
  invalidateStock(idsOf(pieces), session);
  await invalidateProducts(shown, session);
  return lacking;
}

/**
 * The same with one write for all products, for a transaction that has read them.
 * @param read the products as this transaction read them, and did not change them since
 */
export async function takeReadStock(
  lines: readonly Pieces[],
  read: readonly { _id: Types.ObjectId; stock: number }[],
  session: ClientSession,
): Promise<string[]> {
  const stock = new Map(read.map((product) => [product._id.toString(), product.stock]));
  const wanted = perProduct(lines).map(([id, quantity]) => ({ id, quantity, before: stock.get(id) ?? 0 }));
  const lacking = wanted.filter(({ quantity, before }) => before < quantity).map(({ id }) => id);
  if (lacking.length > 0) return lacking;
  const writes = wanted.map(({ id, quantity }) => ({
    updateOne: {
      filter: { _id: new Types.ObjectId(id), live: true, stock: { $gte: quantity } },
      update: { $inc: { stock: -quantity }, $set: { updatedAt: new Date() } },
    },
  }));
  const { matchedCount } = await Product.collection.bulkWrite(writes, { session });
  if (matchedCount !== writes.length) throw new Error("The stock changed within a transaction");
  const shown = wanted.filter(({ quantity, before }) => crossesShownStock(before, before - quantity));
  invalidateStock(
    wanted.map(({ id }) => id),
    session,
  );
  await invalidateProducts(
    shown.map(({ id }) => id),
    session,
  );
  return [];
}

/** Returns pieces to stock, also of deleted products, and invalidates the cached pages that show the change. */
export async function giveStock(lines: readonly Pieces[], session: ClientSession): Promise<void> {
  const shown: string[] = [];
  const pieces = perProduct(lines);
  for (const [id, quantity] of pieces) {
    const given = await Product.findOneAndUpdate(
      { _id: id },
      { $inc: { stock: quantity } },
      { session, projection: { stock: 1 }, returnDocument: "after" },
    ).lean();
    if (given && crossesShownStock(given.stock - quantity, given.stock)) shown.push(id);
  }
  invalidateStock(idsOf(pieces), session);
  await invalidateProducts(shown, session);
}
