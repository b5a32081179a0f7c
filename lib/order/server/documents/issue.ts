import "server-only";
import { type ClientSession, Types } from "mongoose";
import { indianDay } from "@/lib/dates";
import { documentNumber, documentTraits, seriesOf } from "@/lib/order/documents";
import { isSent, type OrderStatus, statuses } from "@/lib/order/status";
import { connectDatabase } from "@/lib/server/database/connection";
import { seller } from "@/lib/settings/server/seller";
import { DocumentCounter } from "@/models/document-counter";
import { Order, type StoredOrder } from "@/models/order";
import { OrderDocument, type StoredDocument } from "@/models/order-document";
import { Product } from "@/models/product";
import { type Content, type Credit, creditContent, type Goods, invoiceContent, isOpen } from "./content";
import { placeOfSupply } from "./place";

/** A document with its number, which counts once it is stored. */
export interface Numbered {
  document: StoredDocument;
  series: string;
  count: number;
}

/**
 * Makes the document that a new status asks for, within the transaction that sets it: an invoice when the order leaves
 * the shop and has none that is open, a credit of all that is left when it is rejected. To be given to `applyChange`, and
 * stored as the last thing of the transaction.
 * @param goods the codes of its products, as `loadGoods` has read them
 * @returns null for no document
 */
export async function documentFor(
  order: StoredOrder,
  orderStatus: OrderStatus,
  { session, goods = new Map() }: { session: ClientSession; goods?: Goods },
): Promise<Numbered | null> {
  if (orderStatus === order.orderStatus) return null;
  const open = await openInvoice(order, session);
  if (statuses[orderStatus].parcel === "none") return open && creditOf(open, "rest", null, session);
  if (!isSent(orderStatus) || open || order.isUndocumented) return null;
  const from = await seller();
  const at = new Date();
  const content: Content = invoiceContent(order, goods, from, placeOfSupply(order), at);
  const kind = from.gstin ? "invoice" : "receipt";
  return numbered({ orderId: order._id, kind, at, returnId: null, corrects: null, ...content }, session);
}

/** The tax code, kind and category of the products of an order, deleted ones too; read before its transaction. */
export async function loadGoods(orderId: string): Promise<Goods> {
  await connectDatabase();
  const found = await Order.aggregate<{ _id: Types.ObjectId; hsn?: string; kind?: string; category: string }>([
    { $match: { _id: new Types.ObjectId(orderId) } },
    {
      $lookup: {
        from: Product.collection.name,
        localField: "cartItems.productId",
        foreignField: "_id",
        pipeline: [{ $project: { hsn: 1, kind: 1, category: 1 } }],
        as: "goods",
      },
    },
    { $unwind: "$goods" },
    { $replaceRoot: { newRoot: "$goods" } },
  ]);
  return new Map(found.map(({ _id, ...product }) => [_id.toString(), product]));
}

/**
 * Credits a part of an order's open invoice, or all that is left of it, within the transaction in which the goods come
 * back. Of an order without an open invoice nothing is credited. To be called last: others wait for the number.
 * @param returnId the return that it credits
 * @returns the order with the document
 * @throws RangeError for more pieces than are left on the invoice
 */
export async function issueCredit(
  order: StoredOrder,
  credit: Credit | "rest",
  { session, returnId = null }: { session: ClientSession; returnId?: Types.ObjectId | null },
): Promise<StoredOrder> {
  const open = await openInvoice(order, session);
  const made = open && (await creditOf(open, credit, returnId, session));
  if (!made) return order;
  const entry = entryOf(made);
  await Order.updateOne({ _id: order._id }, { $push: { documents: entry } }, { session });
  await storeDocument(made, session);
  return { ...order, documents: [...(order.documents ?? []), entry] };
}

/** What an order keeps of a document. */
export function entryOf({ document: { _id: number, kind, at, returnId = null } }: Numbered) {
  return { number, kind, at, returnId };
}

/**
 * Stores a document, and its number as the transaction's last write. Another transaction that takes the same number
 * conflicts with this one, and is tried again.
 */
export async function storeDocument({ document, series, count }: Numbered, session: ClientSession): Promise<void> {
  await OrderDocument.collection.insertOne(document as never, { session });
  await DocumentCounter.updateOne({ _id: series }, { $set: { last: count } }, { session, upsert: true });
}

interface Open {
  invoice: StoredDocument;
  credits: StoredDocument[];
}

/** The newest invoice of an order, with its credits, if something of it is left. */
async function openInvoice(order: StoredOrder, session: ClientSession): Promise<Open | null> {
  if (!order.documents?.length) return null;
  const all = await OrderDocument.find({ orderId: order._id }, null, { session })
    .sort({ at: 1 })
    .lean<StoredDocument[]>();
  const invoice = all.findLast(({ kind }) => documentTraits[kind].creditedBy !== null);
  const credits = all.filter(({ corrects }) => corrects?.number === invoice?._id);
  return invoice && isOpen(invoice, credits) ? { invoice, credits } : null;
}

async function creditOf(
  { invoice, credits }: Open,
  credit: Credit | "rest",
  returnId: Types.ObjectId | null,
  session: ClientSession,
): Promise<Numbered | null> {
  const content = creditContent(invoice, credits, credit);
  const kind = documentTraits[invoice.kind].creditedBy;
  if (!content || !kind) return null;
  const corrects = { number: invoice._id, at: invoice.at };
  return numbered({ orderId: invoice.orderId, kind, at: new Date(), returnId, corrects, ...content }, session);
}

/** Gives a document the next number of its series. */
async function numbered(document: Omit<StoredDocument, "_id">, session: ClientSession): Promise<Numbered> {
  const series = seriesOf(document.kind, indianDay(document.at));
  const counter = await DocumentCounter.findById(series, null, { session }).lean();
  const count = (counter?.last ?? 0) + 1;
  return { document: { _id: documentNumber(series, count), ...document }, series, count };
}
