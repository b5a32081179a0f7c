/** @typedef {import("mongodb").Db} Db */

/**
 * Products from before have no ratings. The version of the shop before this one adds products without the field, which
 * is read as none, so it goes on serving meanwhile. The collections of reviews and their indexes are made by the models.
 * @param {Db} db
 */
export async function up(db) {
  await db.collection("products").updateMany({ rating: { $exists: false } }, { $set: { rating: 0 } });
}

/** The reviews stay where they are; figures that are stored with products go. @param {Db} db */
export async function down(db) {
  await db.collection("products").updateMany({}, { $unset: { rating: 1, ratings: 1 } });
}
