import "server-only";
import type { ClientSession } from "mongoose";
import { indianMidnight } from "@/lib/dates";
import { Order, type StoredOrder } from "@/models/order";
import { ProductSales } from "@/models/product-sales";
import type { StoredReturn, StoredReturnLine } from "@/models/return";
import { paymentMethods } from "../../status";
import type { Pieces } from "../stock/levels";
import { restockPieces } from "../stock/stock";
import { insertExchangeOrder } from "./exchange-order";
import { startReturnRefund } from "./money";

/** What came back with a return. */
export interface GoodsBack {
  /** The order that the pieces are of. */
  order: StoredOrder;
  stored: StoredReturn;
  /** The lines with what came back and what of it is put back into stock; all of it null or 0 without the goods. */
  lines: StoredReturnLine[];
  /** Everything that is refunded, and the part of it that is fees; in paise. */
  refundPaise: number;
  feesPaise: number;
}

/**
 * All that follows when the goods of a return are back, or count as if, besides the return itself: stock, figures, the
 * order of the exchanged pieces and the refund, in one transaction. The credit note is made at its end: see credit.ts.
 * @returns the fields that the return stores about it
 */
export async function recordGoodsBack(back: GoodsBack, session: ClientSession): Promise<Partial<StoredReturn>> {
  const { order, stored, lines, refundPaise, feesPaise } = back;
  await restockPieces([...restockedPieces(lines), ...unusedPieces(lines)], session);
  await countReturned(lines.filter(isForMoney), session);
  const exchanged = lines.filter((line) => !isForMoney(line) && (line.received ?? 0) > 0);
  const exchangeOrderId = exchanged.length > 0 ? await insertExchangeOrder(order, exchanged, session) : undefined;
  await refundGoods(stored, refundPaise, session);
  const receivedAt = new Date();
  return {
    lines,
    receivedAt,
    refundAmount: refundPaise,
    refundedFees: feesPaise,
    ...(exchangeOrderId && { exchangeOrderId }),
  };
}

const isForMoney = ({ exchangeSize }: StoredReturnLine) => exchangeSize == null;

function restockedPieces(lines: readonly StoredReturnLine[]): Pieces[] {
  return lines.flatMap(({ productId, size, restocked }) =>
    restocked > 0 ? [{ productId, size, quantity: restocked }] : [],
  );
}

/** Pieces that were held for an exchange of pieces that did not come back. */
function unusedPieces(lines: readonly StoredReturnLine[]): Pieces[] {
  return lines.flatMap(({ productId, exchangeSize, quantity, received }) => {
    const unused = quantity - (received ?? quantity);
    return exchangeSize && unused > 0 ? [{ productId, size: exchangeSize, quantity: unused }] : [];
  });
}

/** Has a return refunded, and makes other changes of the order that was paid wait for this transaction. */
async function refundGoods(stored: StoredReturn, refundPaise: number, session: ClientSession): Promise<void> {
  const { paidOrderId, orderId, _id } = stored;
  const touched = { $set: { orderUpdateDate: new Date() } };
  const after = { session, returnDocument: "after" } as const;
  // What a return refunds depends on the others of the same order.
  await Order.updateOne({ _id: orderId }, touched, { session });
  const paid = await Order.findOneAndUpdate({ _id: paidOrderId }, touched, after).lean();
  if (!paid) throw new Error(`Order ${paidOrderId} is gone`);
  if (refundPaise > 0 && paid.paymentMethod === paymentMethods.razorpay)
    await startReturnRefund(paid, _id, refundPaise, session);
}

/** Counts pieces that came back for money with the sales of today. */
export async function countReturned(
  lines: readonly Pick<StoredReturnLine, "productId" | "received">[],
  session: ClientSession,
): Promise<void> {
  const pieces = new Map<string, { line: (typeof lines)[number]; count: number }>();
  for (const line of lines) {
    const id = line.productId.toString();
    pieces.set(id, { line, count: (pieces.get(id)?.count ?? 0) + (line.received ?? 0) });
  }
  const day = new Date(indianMidnight(Date.now()));
  const writes = [...pieces]
    .filter(([, { count }]) => count > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { line, count }]) => ({
      updateOne: {
        filter: { _id: `${day.toISOString()} ${id}` },
        update: {
          $setOnInsert: { day, productId: line.productId, pieces: 0, amount: 0 },
          $inc: { returned: count },
        },
        upsert: true,
      },
    }));
  if (writes.length > 0) await ProductSales.bulkWrite(writes, { session });
}
