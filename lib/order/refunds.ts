import "server-only";
import { inTransaction } from "@/lib/db";
import { log } from "@/lib/log";
import { refundPayment } from "@/lib/payment/razorpay";
import { Order } from "@/models/order";

/**
 * Hands the refunds of an order that the provider has not taken yet to the provider. A provider who is away is only
 * logged: the refund stays wanted, and the reconciler tries again.
 */
export async function sendRefunds(orderId: string): Promise<void> {
  const order = await Order.findById(orderId).lean();
  for (const refund of order?.refunds ?? []) {
    if (!order || refund.status !== "wanted") continue;
    const payment = refund.paymentId;
    try {
      const sent = await refundPayment({
        paymentId: payment,
        amountPaise: order.totalAmount,
        key: `refund-${payment}-${refund.failures}`,
      });
      if (sent.status === "processed") await finishRefund(payment, sent.id);
      else if (sent.status === "failed") await failRefund(payment);
      else
        await Order.updateOne(
          { _id: orderId, refunds: { $elemMatch: { paymentId: payment, status: "wanted" } } },
          { $set: { "refunds.$.status": "sent", "refunds.$.id": sent.id } },
        );
    } catch (error) {
      log.error({ err: error, orderId, paymentId: payment }, "refund not sent, will be tried again");
    }
  }
}

/** The provider says that a refund has reached the shopper. True when that was news. */
export async function finishRefund(paymentId: string, refundId: string): Promise<boolean> {
  return inTransaction(async (session) => {
    const open = { refunds: { $elemMatch: { paymentId, status: { $ne: "done" } } } };
    const order = await Order.findOne(open, null, { session }).lean();
    if (!order) return false;
    const own = order.paymentId === paymentId;
    const { orderStatus } = order;
    const paymentStatus = own ? "Refunded" : order.paymentStatus;
    const why = own ? "Money sent back" : "Second payment sent back";
    const at = new Date();
    await Order.updateOne(
      { _id: order._id, ...open },
      {
        $set: { "refunds.$.status": "done", "refunds.$.id": refundId, paymentStatus, orderUpdateDate: at },
        $push: { history: { at, orderStatus, paymentStatus, why, by: null } },
      },
      { session },
    );
    return true;
  });
}

/** The provider says that a refund failed: it is wanted again. True when that was news. */
export async function failRefund(paymentId: string): Promise<boolean> {
  const order = await Order.findOneAndUpdate(
    { refunds: { $elemMatch: { paymentId, status: { $in: ["wanted", "sent"] } } } },
    { $set: { "refunds.$.status": "wanted", "refunds.$.id": "" }, $inc: { "refunds.$.failures": 1 } },
  ).lean();
  if (order) log.error({ orderId: order._id, paymentId }, "the provider says that a refund failed");
  return order !== null;
}
