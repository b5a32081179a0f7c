/** @typedef {import("mongodb").Db} Db */

const sent = ["Shipped", "Delivered"];

/**
 * Marks the orders that were sent before the shop made invoices: they get none. The version before this one goes on serving
 * meanwhile and knows no documents: an order that it sends after this gets its invoice when this version next sends or
 * delivers it.
 * @param {Db} db
 */
export async function up(db) {
  await db
    .collection("orders")
    .updateMany({ "history.orderStatus": { $in: sent } }, { $set: { isUndocumented: true } });
}

/**
 * Takes the marks away. Documents and their counters stay: their numbers are given away for good.
 * @param {Db} db
 */
export async function down(db) {
  await db.collection("orders").updateMany({}, { $unset: { isUndocumented: "" } });
}
