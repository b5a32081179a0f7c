/** @typedef {import("mongodb").Db} Db */

/** @type {Record<string, 1 | -1>} */
const main = { live: 1, category: 1, brand: 1 };

/** @type {Record<string, 1 | -1>[]} */
const former = [
  { ...main, createdAt: -1, titleKey: 1, _id: 1 },
  { ...main, percent: -1, titleKey: 1, _id: 1 },
  { ...main, popularity: -1, createdAt: -1, titleKey: 1, _id: 1 },
  {
    ...{ ...main, pays: 1 },
    ...{ "has.xs": 1, "has.s": 1, "has.m": 1, "has.l": 1, "has.xl": 1, "has.xll": 1 },
    ...{ colour: 1, percent: 1, inStock: 1 },
  },
];

/** The name that MongoDB gives an index. @param {Record<string, 1 | -1>} fields */
const nameOf = (fields) => Object.entries(fields).flat().join("_");

/**
 * Drops the indexes that products were listed and counted by before the index in memory did it everywhere: those that no
 * released version names. Version 0.1.0, which may still serve, names those of its four orders (`live`, `category`,
 * `brand`, then `pays` or `titleKey`) and reads the collection `terms`: a later deployment drops them.
 * @param {Db} db
 */
export async function up(db) {
  const products = db.collection("products");
  const names = (await products.indexes()).map(({ name }) => name);
  for (const name of former.map(nameOf)) if (names.includes(name)) await products.dropIndex(name);
}

/** Makes the indexes again. @param {Db} db */
export async function down(db) {
  await db.collection("products").createIndexes(former.map((key) => ({ key, name: nameOf(key) })));
}
