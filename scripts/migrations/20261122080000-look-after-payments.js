/** @typedef {import("mongodb").Db} Db */

const dayMs = 24 * 3_600_000;

/**
 * Gives Razorpay orders the date at which the reconciler asks about them next. Open ones of the last month are due at
 * once; the others are spread over a month, so that the runs after a deployment are not flooded.
 * @param {Db} db
 */
export async function up(db) {
  const orders = db.collection("orders");
  const now = new Date();
  const missing = { razorpayOrderId: { $exists: true }, lookAt: { $exists: false } };
  const open = {
    paymentStatus: { $in: ["Unpaid", "Failed", "Refund pending"] },
    orderDate: { $gte: new Date(now.getTime() - 30 * dayMs) },
  };
  await orders.updateMany({ ...missing, ...open }, { $set: { lookAt: now } });
  const later = { $add: [now, { $multiply: [{ $rand: {} }, 30 * dayMs] }] };
  await orders.updateMany(missing, [{ $set: { lookAt: later } }]);
}

/** Removes the dates; what the shop found out since, such as refunds made by hand, stays. @param {Db} db */
export async function down(db) {
  await db.collection("orders").updateMany({}, { $unset: { lookAt: 1 } });
}
