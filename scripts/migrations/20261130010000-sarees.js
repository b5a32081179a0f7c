/** @typedef {import("mongodb").Db} Db */

/**
 * Replaces the tax code of the kind of sarees in a shop without products. A shop that has some is left to its owner: the
 * version that serves meanwhile knows no rate for the code, and could send no saree.
 * @param {Db} db @param {string} from @param {string} to
 */
async function replace(db, from, to) {
  if (await db.collection("products").findOne({}, { projection: { _id: 1 } })) return;
  const lists = /** @type {import("mongodb").Collection<any>} */ (db.collection("cataloguelists"));
  await lists.updateOne(
    { _id: "kinds", entries: { $elemMatch: { id: "sarees", hsn: from } } },
    { $set: { "entries.$.hsn": to }, $inc: { version: 1 } },
  );
}

/** The kind of sarees has the code of fabrics in a new shop: they are not sewn, and taxed at 5 percent. @param {Db} db */
export async function up(db) {
  await replace(db, "", "5407");
}

/** @param {Db} db */
export async function down(db) {
  await replace(db, "5407", "");
}
