import "server-only";
import type { ClientSession, Types } from "mongoose";
import { paiseToRupees } from "@/lib/money";
import { toOrder } from "@/lib/order/server/order-shape";
import { Order, type StoredOrder } from "@/models/order";
import { OrderDocument, type StoredDocument } from "@/models/order-document";
import { ExportedOrder } from "../../schema";
import { batched } from "../batched";
import type { PersonalPart } from "../part";
import { numberWords, stepsWithout, withoutAccount } from "./without-person";

export const ordersPart: PersonalPart<"orders"> = {
  name: "orders",
  what: "Your orders: what, when, where to, how it was paid, what happened, and what invoices say. Newest first",
  read: ({ id }) =>
    batched(Order, { userId: id }, { orderDate: -1, _id: -1 }, async (orders) => {
      const byNumber = await documentsOf(orders.map(({ _id }) => _id));
      return (orders as StoredOrder[]).map((order) => exported(order, byNumber));
    }),
  erase: detachOrders,
};

async function documentsOf(orderIds: readonly Types.ObjectId[]): Promise<Map<string, StoredDocument>> {
  const found = await OrderDocument.find({ orderId: { $in: orderIds } }).lean<StoredDocument[]>();
  return new Map(found.map((document) => [document._id, document]));
}

function exported(stored: StoredOrder, byNumber: Map<string, StoredDocument>) {
  const order = toOrder(stored);
  const documents = order.documents.flatMap((entry) => {
    const document = byNumber.get(entry.number);
    if (!document) return [];
    const { buyer, total } = document;
    const texts = { ...buyer, gstin: buyer.gstin ?? "", state: buyer.state?.name ?? "" };
    return [{ ...entry, buyer: texts, total: paiseToRupees(total) }];
  });
  return ExportedOrder.parse({ ...order, shopper: stored.shopper ?? null, documents });
}

const nowhere = { name: "", address: "", city: "", state: "", pincode: "", phone: "", gstin: "", business: "" };

/** The address of an order: the name and address of a document stay, as they are on it. */
const address = {
  $cond: [
    { $gt: [{ $size: { $ifNull: ["$documents", []] } }, 0] },
    { $mergeObjects: ["$addressInfo", { phone: "" }] },
    nowhere,
  ],
};

/** Takes the person out of all orders of an account, with one command; sums, stock and payments stay. */
async function detachOrders({ id }: { id: Types.ObjectId }, session: ClientSession): Promise<void> {
  await Order.collection.updateMany(
    { userId: id },
    [
      {
        $set: {
          userId: withoutAccount,
          addressInfo: address,
          gift: { $cond: [{ $eq: [{ $type: "$gift" }, "object"] }, { $literal: { note: "" } }, "$$REMOVE"] },
          searchWords: numberWords("$_id"),
          history: stepsWithout(id),
        },
      },
      { $unset: ["shopper", "attemptKeys"] },
    ],
    { session },
  );
}
