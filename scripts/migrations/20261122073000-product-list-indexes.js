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

/** The schema makes the indexes that it names, so there is nothing to undo. */
export async function down() {}
