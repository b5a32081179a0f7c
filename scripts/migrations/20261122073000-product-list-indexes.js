/** @typedef {import("mongodb").Db} Db */

/**
 * Drops two indexes of products that no list uses any more: the orders of the admin's list have longer ones.
 * @param {Db} db
 */
export async function up(db) {
  const products = db.collection("products");
  const names = (await products.indexes()).map(({ name }) => name);
  for (const name of ["live_1__id_-1", "live_1_stock_1"]) if (names.includes(name)) await products.dropIndex(name);
}

/** Makes the two indexes again, for the version whose lists use them. @param {Db} db */
export async function down(db) {
  await db.collection("products").createIndexes([{ key: { live: 1, _id: -1 } }, { key: { live: 1, stock: 1 } }]);
}
