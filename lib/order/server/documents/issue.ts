import "server-only";
import type { ClientSession, Types } from "mongoose";
import { indianDay } from "@/lib/dates";
import { documentNumber, documentTraits, seriesOf } from "@/lib/order/documents";
import { type DocumentKind, isSent, statuses } from "@/lib/order/status";
import { seller } from "@/lib/tax/server/seller";
import { DocumentCounter } from "@/models/document-counter";
import { Order, type StoredOrder } from "@/models/order";
import { OrderDocument, type StoredDocument } from "@/models/order-document";
import { Product } from "@/models/product";
import { type Content, type Credit, creditContent, type Goods, invoiceContent, isOpen } from "./content";
import { placeOfSupply } from "./place";

/**
 * Makes the document that a change of status asks for, within its transaction: an invoice when the order leaves the shop
 * and has none that is open, a credit of all that is left when it is rejected. To be called last: the number is the
 * transaction's last write, because others wait for it.
 * @returns the order with the document
 */
export async function documentChange(before: StoredOrder, after: StoredOrder, session: ClientSession) {
  const { orderStatus } = after;
  if (orderStatus === before.orderStatus) return after;
  if (isSent(orderStatus)) return issueInvoice(after, session);
  return statuses[orderStatus].parcel === "none" ? issueCredit(after, "rest", { session }) : after;
}

/**
 * Credits a part of an order's open invoice, or all that is left of it, within the transaction in which the goods come
 * back. Of an order without an open invoice nothing is credited. To be called last, as `documentChange`.
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
  const kind = open && documentTraits[open.invoice.kind].creditedBy;
  const content = open && creditContent(open.invoice, open.credits, credit);
  if (!kind || !content) return order;
  const corrects = { number: open.invoice._id, at: open.invoice.at };
  return store(order, { kind, at: new Date(), returnId, corrects, ...content }, session);
}

async function issueInvoice(order: StoredOrder, session: ClientSession): Promise<StoredOrder> {
  if (order.isUndocumented || (await openInvoice(order, session))) return order;
  const [goods, from] = [await goodsOf(order, session), await seller()];
  const at = new Date();
  const content: Content = invoiceContent(order, goods, from, placeOfSupply(order), at);
  const kind = from.gstin ? "invoice" : "receipt";
  return store(order, { kind, at, returnId: null, corrects: null, ...content }, session);
}

/** The newest invoice of an order, with its credits, if something of it is left. */
async function openInvoice(order: StoredOrder, session: ClientSession) {
  if (!order.documents?.length) return null;
  const all = await OrderDocument.find({ orderId: order._id }, null, { session })
    .sort({ at: 1 })
    .lean<StoredDocument[]>();
  const invoice = all.findLast(({ kind }) => documentTraits[kind].creditedBy !== null);
  const credits = all.filter(({ corrects }) => corrects?.number === invoice?._id);
  return invoice && isOpen(invoice, credits) ? { invoice, credits } : null;
}

/** Deleted products keep their codes. */
async function goodsOf({ cartItems }: StoredOrder, session: ClientSession): Promise<Goods> {
  const ids = cartItems.map(({ productId }) => productId);
  const found = await Product.find({ _id: { $in: ids } }, { hsn: 1, category: 1 }, { session }).lean();
  return new Map(found.map(({ _id, hsn, category }) => [_id.toString(), { hsn, category }]));
}

type Unnumbered = Omit<StoredDocument, "_id" | "orderId"> & { kind: DocumentKind };

/**
 * Stores a document under the next number of its series. Another transaction that takes the same number conflicts with
 * this one, and is tried again.
 */
async function store(order: StoredOrder, document: Unnumbered, session: ClientSession): Promise<StoredOrder> {
  const { kind, at, returnId } = document;
  const series = seriesOf(kind, indianDay(at));
  const counter = await DocumentCounter.findById(series, null, { session }).lean();
  const last = (counter?.last ?? 0) + 1;
  const number = documentNumber(series, last);
  await OrderDocument.collection.insertOne({ _id: number, orderId: order._id, ...document } as never, { session });
  const entry = { number, kind, at, returnId };
  await Order.updateOne({ _id: order._id }, { $push: { documents: entry } }, { session });
  await DocumentCounter.updateOne({ _id: series }, { $set: { last } }, { session, upsert: true });
  return { ...order, documents: [...(order.documents ?? []), entry] };
}
