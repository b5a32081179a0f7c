import "server-only";
import { LRUCache } from "lru-cache";
import type { SessionUser } from "@/lib/auth/server/session";
import { notFound } from "@/lib/errors";
import { documentTraits } from "@/lib/order/documents";
import { connectDatabase } from "@/lib/server/database/connection";
import { Order } from "@/models/order";
import { OrderDocument, type StoredDocument } from "@/models/order-document";
import { checkOwnOrder } from "../checkout/own-order";
import { drawDocument } from "./pdf/draw";

/**
 * The documents that were drawn last, by number, up to 8 MB: a document never changes, and to draw one takes 0.1 to 0.4 s of
 * processor time, which one person could have the shop do again and again.
 */
const drawn = new LRUCache<string, Buffer, StoredDocument>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (pdf) => pdf.length,
  fetchMethod: (_number, _stale, { context }) => drawDocument(context),
});

/**
 * A document of an order as a PDF, for its shopper or an admin: the one with this number, else the newest invoice.
 * @throws AppError forbidden for another shopper's order, not_found
 */
export async function downloadDocument(
  user: SessionUser,
  orderId: string,
  asked?: string,
): Promise<{ number: string; pdf: Buffer }> {
  await connectDatabase();
  const order = await Order.findById(orderId, { userId: 1, documents: 1 }).lean();
  if (!order) throw notFound("order");
  if (user.role !== "admin") checkOwnOrder(user.id, order);
  const own = order.documents ?? [];
  const entry = asked
    ? own.find(({ number }) => number === asked)
    : own.findLast(({ kind }) => documentTraits[kind].creditedBy !== null);
  const document = entry && (await OrderDocument.findById(entry.number).lean<StoredDocument>());
  if (!document) throw notFound("document");
  return { number: document._id, pdf: await drawn.forceFetch(document._id, { context: document }) };
}
