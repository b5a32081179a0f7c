/** @typedef {import("mongodb").Db} Db */

const name = "lines.productId_1";

/**
 * Drops the index of carts by product, which no query reads since deleted products stay in carts: each call to the cart
 * and each order wrote it.
 * @param {Db} db
 */
export async function up(db) {
  const carts = db.collection("carts");
  if ((await carts.indexes()).some((index) => index.name === name)) await carts.dropIndex(name);
}

/** Makes the index again. @param {Db} db */
export async function down(db) {
  await db.collection("carts").createIndex({ "lines.productId": 1 }, { name });
}
