/** @typedef {import("mongodb").Db} Db */

/**
 * Gives every product the list of its pictures, which is the one it has, and an unknown colour. The version of the shop
 * before this one goes on serving meanwhile: it reads `image` alone.
 *
 * First of two steps: the code takes missing pictures for `image` alone, and a missing colour for an unknown one. Only a
 * later version may rely on the fields.
 * @param {Db} db
 */
export async function up(db) {
  const products = db.collection("products");
  await products.updateMany({ images: { $exists: false } }, [{ $set: { images: ["$image"] } }]);
  await products.updateMany({ colour: { $exists: false } }, { $set: { colour: "" } });
}

/** Takes both away: further pictures and colours are lost. @param {Db} db */
export async function down(db) {
  await db.collection("products").updateMany({}, { $unset: { images: "", colour: "" } });
}
