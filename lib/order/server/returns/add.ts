import "server-only";
import { type ClientSession, Types } from "mongoose";
import { lineSizeText, type Size } from "@/lib/catalog/options";
import { dayMs } from "@/lib/dates";
import { AppError, invalid } from "@/lib/errors";
import { claimPictures } from "@/lib/media/server/claim";
import { queueReturnMail } from "@/lib/message/server/outbox";
import { lastReturnDay } from "@/lib/order/arrival";
import { refundOf, returnablePieces } from "@/lib/return/amounts";
import { isUpi, type RequestReturn } from "@/lib/return/schema";
import { isDuplicateKey } from "@/lib/server/database/errors";
import { inTransaction } from "@/lib/server/database/transaction";
import { Order, type StoredLine, type StoredOrder } from "@/models/order";
import { Product } from "@/models/product";
import { Return, type StoredReturn } from "@/models/return";
import { paymentMethods, statuses } from "../../status";
import { numberWords } from "../admin/search";
import { ownOrder } from "../checkout/own-order";
import { returnUntil } from "../days";
import { reservePieces } from "../stock/stock";
import { heldPieces, returnStep } from "./apply";
import { returnsOf } from "./read";
import { boughtOf, countedOf, returnedLineOf } from "./state";

/** How long a key stays with its return, in ms. */
const keyMs = dayMs;

/**
 * Requests the return of pieces of a shopper's order, and reserves the pieces for an exchange, in one transaction. The same
 * key within a day gives the same return.
 * @throws AppError not_found, forbidden, invalid, conflict (not delivered, too late, too many), out_of_stock
 */
export async function requestReturn(
  userId: string,
  body: RequestReturn,
  key: string | undefined,
  mayRetry = true,
): Promise<{ stored: StoredReturn; isNew: boolean }> {
  try {
    return await inTransaction((session) => request(userId, body, key, session));
  } catch (error) {
    // Another attempt with this key has come first: now its return is found.
    if (mayRetry && key !== undefined && isDuplicateKey(error)) return requestReturn(userId, body, key, false);
    throw error;
  }
}

async function request(userId: string, body: RequestReturn, key: string | undefined, session: ClientSession) {
  const earlier = key === undefined ? null : await earlierReturn(userId, key, session);
  if (earlier) return { stored: earlier, isNew: false };
  const order = await ownOrder(userId, body.orderId, session);
  const wanted = await readLines(order, body, session);
  const others = await returnsOf(order._id, session);
  const bought = boughtOf(order);
  const { goods, fees } = refundOf(bought, wanted.map(returnedLineOf), others.map(countedOf));
  const upi = upiOf(order, body, goods + fees);
  const images = body.images ?? [];
  await claimPictures("returns", { before: [], after: images }, session);
  checkReturnable(order, wanted, others);
  const lacking = await reservePieces(heldPieces({ lines: wanted }), session);
  if (lacking.length > 0) throw soldOut(wanted, lacking);

  const now = new Date();
  const _id = new Types.ObjectId();
  const by = new Types.ObjectId(userId);
  const change = { status: "Requested", event: "requested", data: null } as const;
  const stored: StoredReturn = {
    _id,
    orderId: order._id,
    paidOrderId: await paidOrderOf(order, session),
    userId: by,
    paymentMethod: order.paymentMethod,
    status: "Requested",
    requestedAt: now,
    lines: wanted,
    note: body.note ?? "",
    images,
    upi,
    refundAmount: goods + fees,
    refundedFees: 0,
    refunded: 0,
    refundStatus: goods + fees > 0 ? "Waiting" : "None",
    refundReference: "",
    history: [returnStep(change, { at: now, by })],
    ...(key !== undefined && { attemptKey: key }),
    searchWords: [...order.searchWords, ...numberWords(_id.toString())],
  };
  await Return.collection.insertOne(stored, { session });
  // Two requests for the same order wait for each other here, as does an admin who changes its status.
  await Order.updateOne({ _id: order._id }, { $push: { returns: _id }, $set: { orderUpdateDate: now } }, { session });
  await queueReturnMail(stored, "returnRequested", session);
  return { stored, isNew: true };
}

/** The return of an earlier attempt with this key in the last day; an older one gives the key up. */
async function earlierReturn(userId: string, attemptKey: string, session: ClientSession): Promise<StoredReturn | null> {
  const found = await Return.findOne({ userId, attemptKey }, null, { session }).lean<StoredReturn>();
  if (!found || Date.now() - found.requestedAt.getTime() <= keyMs) return found;
  await Return.updateOne({ _id: found._id }, { $unset: { attemptKey: 1 } }, { session });
  return null;
}

/** The lines as they are stored. @throws AppError invalid */
async function readLines(order: StoredOrder, { lines }: RequestReturn, session: ClientSession) {
  const bought = boughtOf(order).lines;
  const seen = new Set<string>();
  const read = lines.map(({ lineId, quantity, reason, exchangeSize = null }, index) => {
    const line = order.cartItems.find(({ _id }) => _id.toString() === lineId);
    if (!line) throw invalid(`lines.${index}.lineId`, "is no line of this order");
    if (seen.has(`${lineId} ${exchangeSize}`)) throw invalid(`lines.${index}.lineId`, "stands twice for the same");
    seen.add(`${lineId} ${exchangeSize}`);
    const { productId, title, image, size } = line;
    return {
      lineId: line._id,
      productId,
      title,
      image,
      size,
      sizeLabel: lineSizeText(line),
      quantity,
      reason,
      exchangeSize,
      exchangeSizeLabel: lineSizeText({ size: exchangeSize }),
      paid: bought.find(({ id }) => id === lineId)?.price ?? 0,
      received: null,
      restocked: 0,
    };
  });
  await checkSizes(read, session);
  return read;
}

interface Wanted extends Pick<StoredLine, "productId" | "title" | "size"> {
  lineId: Types.ObjectId;
  quantity: number;
  exchangeSize: Size | null;
}

async function checkSizes(lines: readonly Wanted[], session: ClientSession): Promise<void> {
  const ids = lines.filter(({ exchangeSize }) => exchangeSize).map(({ productId }) => productId);
  if (ids.length === 0) return;
  const products = await Product.find({ _id: { $in: ids } }, { size: 1 }, { session }).lean();
  for (const [index, { exchangeSize, size, productId }] of lines.entries()) {
    if (!exchangeSize) continue;
    const field = `lines.${index}.exchangeSize`;
    if (exchangeSize === size) throw invalid(field, "is the size that you have");
    const product = products.find(({ _id }) => _id.equals(productId));
    if (!product?.size.includes(exchangeSize)) throw invalid(field, "is no size of this product");
  }
}

/** Where the money of a cash order goes; "" where it needs no address. @throws AppError invalid */
function upiOf({ paymentMethod }: StoredOrder, { upi = "" }: RequestReturn, refundPaise: number): string {
  if (paymentMethod !== paymentMethods.cash || refundPaise === 0) return "";
  if (!isUpi(upi)) throw invalid("upi", upi ? "must be a UPI address, name@bank" : "is missing");
  return upi;
}

/** @throws AppError conflict: not delivered, too late, too many, in this order */
function checkReturnable(order: StoredOrder, wanted: readonly Wanted[], others: readonly StoredReturn[]): void {
  const until = returnUntil(order);
  if (!until) {
    const { label } = statuses[order.orderStatus];
    throw new AppError("conflict", `This order is ${label}: only a Delivered one can be returned.`);
  }
  if (Date.now() > Date.parse(until)) {
    throw new AppError("conflict", `The last day to return this order was ${lastReturnDay(until)}.`);
  }
  const left = returnablePieces(boughtOf(order).lines, others.map(countedOf));
  for (const { lineId, title, quantity } of wanted) {
    const rest = (left.get(lineId.toString()) ?? 0) - quantity;
    if (rest < 0) {
      throw new AppError(
        "conflict",
        `You can't return that many pieces of ${title}: you bought fewer, or have returned some.`,
      );
    }
    left.set(lineId.toString(), rest);
  }
}

function soldOut(wanted: readonly Wanted[], lacking: readonly string[]): AppError {
  const titles = wanted.filter(({ productId }) => lacking.includes(productId.toString())).map(({ title }) => title);
  const names = [...new Set(titles)].join(", ");
  return new AppError("out_of_stock", `The size you want of ${names} is sold out. Choose another one, or your money.`);
}

/** The order that was paid: of exchanged pieces, the one that they were first bought with. */
async function paidOrderOf(order: StoredOrder, session: ClientSession): Promise<Types.ObjectId> {
  let paid = order;
  while (paid.exchangeOf) {
    const before: StoredOrder | null = await Order.findById(paid.exchangeOf, null, { session }).lean();
    if (!before) throw new Error(`Order ${paid.exchangeOf} is gone`);
    paid = before;
  }
  return paid._id;
}
