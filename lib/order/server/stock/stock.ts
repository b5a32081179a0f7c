import "server-only";
import { type ClientSession, Types } from "mongoose";
import { byShop, writeLogs } from "@/lib/admin-log/server/service";
import { invalidateProducts, invalidateStock } from "@/lib/catalog/server/page-tags";
import { availability, crossesNone, crossesShownStock } from "@/lib/catalog/stock";
import { Product, type StoredProduct } from "@/models/product";
import { type Move, type Pieces, perProduct, reserve, restock } from "./levels";

const fields = { title: 1, size: 1, stock: 1, stockBySize: 1 } as const;

/** A product as a transaction has read it. */
type Read = Pick<StoredProduct, "_id" | "size" | "stock" | "stockBySize">;

/**
 * Reserves pieces, of the size where sizes have their own, and invalidates the cached pages that show the
 * change.
 * @returns the ids of products with too few pieces; if there are any, abort the transaction
 */
export async function reservePieces(lines: readonly Pieces[], session: ClientSession): Promise<string[]> {
  const ids = lines.map(({ productId }) => productId);
  const read = await Product.find({ _id: { $in: ids }, live: true }, fields, { session }).lean();
  return reserveReadPieces(lines, read, session);
}

/**
 * The same for a transaction that has read the products.
 * @param read the products as this transaction read them, and did not change them since
 */
export async function reserveReadPieces(
  lines: readonly Pieces[],
  read: readonly Read[],
  session: ClientSession,
): Promise<string[]> {
  const levels = new Map(read.map((product) => [product._id.toString(), product]));
  const lacking: string[] = [];
  const moves = perProduct(lines).flatMap((pieces) => {
    const move = reserve(levels.get(pieces.id), pieces);
    if (!move) lacking.push(pieces.id);
    return move ?? [];
  });
  if (lacking.length === 0) await write(moves, levels, { live: true }, session);
  return lacking;
}

/**
 * Restocks pieces, also of deleted products, and invalidates the cached pages that show the change. Pieces of a
 * size that the product no longer has are not added: the admins' log notes them.
 */
export async function restockPieces(lines: readonly Pieces[], session: ClientSession): Promise<void> {
  const ids = lines.map(({ productId }) => productId);
  const read = await Product.find({ _id: { $in: ids } }, fields, { session }).lean();
  const products = new Map(read.map((product) => [product._id.toString(), product]));
  const changes = perProduct(lines).flatMap((pieces) => {
    const product = products.get(pieces.id);
    return product ? { product, ...restock(product, pieces) } : [];
  });
  await write(
    changes.map(({ move }) => move),
    products,
    {},
    session,
  );
  const lost = changes.filter(({ discontinued }) => Object.keys(discontinued).length > 0);
  if (lost.length === 0) return;
  const logged = lost.map(({ move: { id }, product: { title }, discontinued }) => {
    const target = { kind: "product", id, title } as const;
    return { action: "not restocked", target, before: null, after: { stockBySize: discontinued } } as const;
  });
  await writeLogs(byShop, logged, session);
}

/**
 * One write for all products, also of what filters read of their stock. The conditions hold what the transaction has
 * read; a product that another one has changed since is a conflict, so what follows from the read stock is right.
 */
async function write(
  moves: readonly Move[],
  read: ReadonlyMap<string, Read>,
  condition: object,
  session: ClientSession,
): Promise<void> {
  const changed = moves.filter(({ increments }) => increments.stock !== 0);
  if (changed.length === 0) return;
  const updatedAt = new Date();
  const writes = changed.map(({ id, after, increments }) => {
    const enough = Object.entries(increments).filter(([, by]) => by < 0);
    return {
      updateOne: {
        filter: {
          _id: new Types.ObjectId(id),
          ...condition,
          ...Object.fromEntries(enough.map(([field, by]) => [field, { $gte: -by }])),
        },
        update: {
          $inc: increments,
          $set: { ...availability({ ...after, size: read.get(id)?.size ?? [] }), updatedAt },
        },
      },
    };
  });
  const { matchedCount } = await Product.collection.bulkWrite(writes, { session });
  if (matchedCount !== writes.length) throw new Error("The stock changed within a transaction");
  const shown = changed.filter(({ before, after }) => crossesShownStock(before, after));
  const listed = changed.filter(({ before, after }) => crossesNone(before, after));
  invalidateStock(idsOf(changed), idsOf(listed), session);
  await invalidateProducts(idsOf(shown), session);
}

const idsOf = (moves: readonly Move[]) => moves.map(({ id }) => id);
