import mongoose from "mongoose";
import { dayMs } from "@/lib/dates";
import { type ReturnStatus, returnReasons } from "@/lib/return/status";
import type { StoredReturn } from "@/models/return";
import type { MadeOrder } from "./made-orders";

const { ObjectId } = mongoose.Types;

/**
 * The return of a piece of one in `every` delivered orders, some days after the order: nearly all are completed, a few
 * open ones are the newest.
 */
export function* madeReturns(
  orders: Iterable<MadeOrder>,
  every: number,
  now: number,
  random: () => number,
): Generator<StoredReturn, void, void> {
  for (const order of orders) {
    const [line] = order.cartItems;
    if (order.orderStatus !== "Delivered" || !line || random() * every >= 1) continue;
    const requestedAt = new Date(Math.min(now, order.orderDate.getTime() + (4 + random() * 6) * dayMs));
    const isOpen = now - requestedAt.getTime() < 5 * dayMs;
    const status: ReturnStatus = isOpen ? "Requested" : random() < 0.1 ? "Declined" : "Completed";
    const isBack = status === "Completed";
    const refundAmount = status === "Declined" ? 0 : line.price;
    const endedAt = new Date(Math.min(now, requestedAt.getTime() + 3 * dayMs));
    const { _id: lineId, productId, title, image, size, price } = line;
    const reason = returnReasons[Math.floor(random() * returnReasons.length)] ?? "Changed my mind";
    const came = isBack ? { received: 1, restocked: 1 } : { received: null, restocked: 0 };
    yield {
      _id: new ObjectId(),
      orderId: order._id,
      paidOrderId: order._id,
      userId: order.userId,
      paymentMethod: order.paymentMethod,
      status,
      requestedAt,
      lines: [{ lineId, productId, title, image, size, quantity: 1, paid: price, reason, exchangeSize: null, ...came }],
      note: "",
      images: [],
      upi: "",
      refundAmount,
      refundedFees: 0,
      refunded: isBack ? refundAmount : 0,
      refundStatus: isBack ? "Refunded" : isOpen ? "Waiting" : "None",
      refundReference: "",
      history: [{ at: requestedAt, status: "Requested", event: "requested", data: null, by: order.userId }],
      ...(isBack && { receivedAt: endedAt }),
      ...(!isOpen && { endedAt }),
      searchWords: order.searchWords,
    };
  }
}
