import "server-only";
import { type ClientSession, Types } from "mongoose";
import { indianMidnight } from "@/lib/dates";
import { soldOf } from "@/lib/order/sales";
import type { StoredOrder } from "@/models/order";
import { ProductSales } from "@/models/product-sales";

/**
 * Adds an order's sales to the totals of its day (`sign` 1), or subtracts them (-1), in the same transaction in which
 * the order becomes a sale or stops being one.
 */
export async function countSold(
  { orderDate, cartItems }: Pick<StoredOrder, "orderDate" | "cartItems">,
  sign: 1 | -1,
  session: ClientSession,
): Promise<void> {
  const day = new Date(indianMidnight(orderDate.getTime()));
  const writes = soldOf(cartItems).map(({ productId, pieces, amount }) => ({
    updateOne: {
      filter: { _id: `${day.toISOString()} ${productId}` },
      update: {
        $setOnInsert: { day, productId: new Types.ObjectId(productId) },
        $inc: { pieces: sign * pieces, amount: sign * amount },
      },
      upsert: true,
    },
  }));
  await ProductSales.db.collection<{ _id: string }>(ProductSales.collection.name).bulkWrite(writes, { session });
}
