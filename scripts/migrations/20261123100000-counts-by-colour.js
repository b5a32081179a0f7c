/** @typedef {import("mongodb").Db} Db */

/** @type {Record<string, 1>} */
const former = {
  ...{ live: 1, category: 1, brand: 1, pays: 1 },
  ...{ "has.xs": 1, "has.s": 1, "has.m": 1, "has.l": 1, "has.xl": 1, "has.xll": 1 },
  ...{ percent: 1, inStock: 1 },
};
const name = Object.keys(former)
  .map((field) => `${field}_1`)
  .join("_");

/**
 * Drops the index that products were counted with before they could be filtered by colour: no released version names
 * it, and another one has taken its place.
 * @param {Db} db
 */
export async function up(db) {
  const products = db.collection("products");
  if (await products.indexExists(name)) await products.dropIndex(name);
}

/** Makes the index again. @param {Db} db */
export async function down(db) {
  await db.collection("products").createIndex(former, { name });
}
