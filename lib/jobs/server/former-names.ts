import "server-only";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { Upload } from "@/models/upload";

/**
 * Takes over what the version before `nextCheckAt` and `nextTryAt` has written while both served, once it is due: what is
 * not due may be in work there. The next release can drop this with the indexes of the former names.
 */
export async function takeOverFormerNames(): Promise<void> {
  const due = { $lte: new Date() };
  const orders = { lookAt: "nextCheckAt", checkedAt: "lastCheckedAt" };
  await Order.collection.updateMany({ lookAt: due }, { $rename: orders });
  await Upload.collection.updateMany({ lookAt: due }, { $rename: { lookAt: "nextCheckAt" } });
  await Message.collection.updateMany({ dueAt: due, state: "waiting" }, { $rename: { dueAt: "nextTryAt" } });
}
