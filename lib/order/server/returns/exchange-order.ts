import "server-only";
import { type ClientSession, Types } from "mongoose";
import { currentTerms } from "@/lib/settings/server/current";
import { Order, type StoredOrder } from "@/models/order";
import type { StoredReturnLine } from "@/models/return";
import { numberWords } from "../admin/search";
import { promisedDays } from "../days";
import { newStep } from "../steps";
import { exchangeSizeText } from "./shape";

/**
 * Creates the order by which exchanged pieces are sent, within the transaction that records their return. It takes over
 * the pieces that the return held, costs nothing, and knows what was paid for the pieces that came back.
 * @param lines the exchanged lines, with what came back of them
 */
export async function insertExchangeOrder(
  order: StoredOrder,
  lines: readonly StoredReturnLine[],
  session: ClientSession,
): Promise<Types.ObjectId> {
  const now = new Date();
  const _id = new Types.ObjectId();
  const state = { orderStatus: "Pending", paymentStatus: "Paid" } as const;
  const lineOf = (lineId: Types.ObjectId) => order.cartItems.find((item) => item._id.equals(lineId));
  const made: StoredOrder = {
    _id,
    userId: order.userId,
    ...(order.shopper && { shopper: order.shopper }),
    // Also those of the order that it belongs to.
    searchWords: [...new Set([...numberWords(_id.toString()), ...order.searchWords])],
    cartItems: lines.map((line) => {
      const { lineId, productId, image, title, received, paid, exchangeSize } = line;
      return {
        _id: new Types.ObjectId(),
        productId,
        image,
        title,
        quantity: received ?? 0,
        mrp: lineOf(lineId)?.mrp ?? 0,
        price: 0,
        paidFor: paid,
        size: exchangeSize,
        sizeLabel: exchangeSizeText(line),
        paidLineId: lineOf(lineId)?.paidLineId ?? lineId,
      };
    }),
    addressInfo: order.addressInfo,
    platformFee: 0,
    shippingFee: 0,
    totalAmount: 0,
    paymentMethod: order.paymentMethod,
    ...state,
    paymentId: "",
    holdUntil: null,
    stockTaken: true,
    refunds: [],
    history: [newStep(state, { event: "exchangePlaced", data: null }, { at: now })],
    orderDate: now,
    ...promisedDays(now, await currentTerms()),
    exchangeOf: order._id,
    isUndocumented: true,
    orderUpdateDate: now,
  };
  await Order.collection.insertOne(made, { session });
  await Order.updateOne({ _id: order._id }, { $push: { exchangeOrders: _id } }, { session });
  return _id;
}
