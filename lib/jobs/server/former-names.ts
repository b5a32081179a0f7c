import "server-only";
import mongoose from "mongoose";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { UnmatchedPayment, type UnmatchedPaymentFields } from "@/models/unmatched-payment";
import { Upload } from "@/models/upload";

/**
 * Takes over what versions before this one have written by former names while both served. The next release can drop this
 * with the indexes of the former names, once a migration has taken over what is left.
 */
export async function takeOverFormerNames(): Promise<void> {
  await takeOverFields();
  await takeOverUnmatchedPayments();
}

/** What the version before `nextCheckAt` and `nextTryAt` has written, once it is due: what is not due may be in work there. */
async function takeOverFields(): Promise<void> {
  const due = { $lte: new Date() };
  const orders = { lookAt: "nextCheckAt", checkedAt: "lastCheckedAt" };
  await Order.collection.updateMany({ lookAt: due }, { $rename: orders });
  await Upload.collection.updateMany({ lookAt: due }, { $rename: { lookAt: "nextCheckAt" } });
  await Message.collection.updateMany({ dueAt: due, state: "waiting" }, { $rename: { dueAt: "nextTryAt" } });
}

/** What the version before has found of payments without an order. Each is stored here before it goes there. */
async function takeOverUnmatchedPayments(): Promise<void> {
  const former = mongoose.connection.collection<UnmatchedPaymentFields>("straypayments");
  for await (const { _id, ...fields } of former.find().sort({ _id: 1 })) {
    await UnmatchedPayment.collection.updateOne({ _id: _id as never }, { $setOnInsert: fields }, { upsert: true });
    await former.deleteOne({ _id });
  }
}
