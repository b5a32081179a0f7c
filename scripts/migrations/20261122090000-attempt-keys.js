/** @typedef {import("mongodb").Db} Db */

/**
 * Copies the Idempotency-Keys of the last day to the orders that they belong to. The previous version kept them in a
 * collection of their own, which empties itself within a day.
 * @param {Db} db
 */
export async function up(db) {
  for await (const { orderId, key } of db.collection("orderattempts").find()) {
    await db.collection("orders").updateOne({ _id: orderId }, { $addToSet: { attemptKeys: key } });
  }
}

/** @param {Db} db */
export async function down(db) {
  await db.collection("orders").updateMany({ attemptKeys: { $exists: true } }, { $unset: { attemptKeys: 1 } });
}
