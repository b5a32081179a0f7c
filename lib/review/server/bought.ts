import "server-only";
import { type ClientSession, Types } from "mongoose";
import { lineSizeText } from "@/lib/catalog/options";
import { deliveredAt } from "@/lib/order/server/days";
import { statusesThat } from "@/lib/order/status";
import { Order, type StoredOrder } from "@/models/order";

/** How many of a shopper's newest delivered orders are looked through for products to review or sizes that were kept. */
const maxOrders = 100;

/** A line of an order that has reached its shopper. */
export type DeliveredLine = StoredOrder["cartItems"][number] & { orderId: Types.ObjectId; deliveredAt: Date };

const delivered = { $in: statusesThat(({ parcel }) => parcel === "delivered") };

/**
 * The lines that were delivered to a shopper, the last delivered first.
 * @param productId only those of this product, of all orders; otherwise those of the newest orders
 */
export async function deliveredLines(
  userId: string,
  productId?: string,
  session?: ClientSession,
): Promise<DeliveredLine[]> {
  const orders = await Order.find(
    {
      userId: new Types.ObjectId(userId),
      orderStatus: delivered,
      ...(productId && { "cartItems.productId": new Types.ObjectId(productId) }),
    },
    { cartItems: 1, history: 1 },
    { session },
  )
    .sort({ orderDate: -1 })
    .limit(maxOrders)
    .lean<Pick<StoredOrder, "_id" | "cartItems" | "history">[]>();
  return orders
    .flatMap(({ _id, cartItems, history }) => {
      const at = deliveredAt({ history }) ?? new Date(0);
      return cartItems.map((line) => ({ ...line, orderId: _id, deliveredAt: at }));
    })
    .filter((line) => !productId || line.productId.toString() === productId)
    .sort((one, other) => other.deliveredAt.getTime() - one.deliveredAt.getTime());
}

/** The size of a line, and how it is read; nulls without one. */
export function sizeOf(line: Pick<DeliveredLine, "size" | "sizeLabel">) {
  return { size: line.size ?? null, sizeLabel: lineSizeText(line) };
}
