/** @typedef {import("mongodb").Db} Db */

const isSized = { $eq: [{ $type: "$stockBySize" }, "object"] };
const pieces = { $map: { input: { $objectToArray: { $ifNull: ["$stockBySize", {}] } }, in: "$$this.v" } };

/**
 * Gives products the pieces of their scarcest size, by which admins see that a size runs low. As `availability` in
 * lib/catalog/stock.ts when this was written.
 * @param {Db} db
 */
export async function up(db) {
  const scarcest = { $ifNull: [{ $cond: [isSized, { $min: pieces }, null] }, "$stock"] };
  await db.collection("products").updateMany({}, [{ $set: { scarcest } }]);
}

/** @param {Db} db */
export async function down(db) {
  await db.collection("products").updateMany({}, { $unset: { scarcest: 1 } });
}
