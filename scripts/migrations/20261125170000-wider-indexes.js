/** @typedef {import("mongodb").Db} Db */

/** Indexes that wider ones with the same beginning replace: sums of orders and of sales now read of returns too. */
const replaced = [
  ["orders", "orderDate_1_orderStatus_1_paymentMethod_1_paymentStatus_1_totalAmount_1"],
  ["orders", "orderStatus_1_paymentMethod_1_paymentStatus_1_orderDate_1"],
  ["productsales", "day_1_pieces_-1_productId_1_amount_1"],
];

/** @param {Db} db */
export async function up(db) {
  for (const [collection = "", name = ""] of replaced) {
    const indexes = await db.collection(collection).indexes();
    if (indexes.some((index) => index.name === name)) await db.collection(collection).dropIndex(name);
  }
}

/** The wider indexes answer what the replaced ones did. */
export async function down() {}
