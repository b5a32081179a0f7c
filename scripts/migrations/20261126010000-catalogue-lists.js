import { readFileSync } from "node:fs";

/** @typedef {import("mongodb").Db} Db */

/** As lib/catalog/lists/first-lists.json was when this was written; migrations run in the root of the project. */
const read = () => JSON.parse(readFileSync("scripts/migrations/20261126010000-catalogue-lists.json", "utf8"));

/** The sizes that the version before this one knows. */
const oldSizes = ["xs", "s", "m", "l", "xl", "xll"];

/** The lists as the collection has them. @param {Db} db */
const listsIn = (db) => /** @type {import("mongodb").Collection<any>} */ (db.collection("cataloguelists"));

/**
 * Adds the lists of the catalogue that an owner shapes: categories, brands and sizes as they were in the code, and kinds
 * and facts, which no product has yet. Lists that there are stay. Products are not touched: one without an audience has
 * that of its category, one without a kind has none.
 * @param {Db} db
 */
export async function up(db) {
  for (const [_id, entries] of Object.entries(read())) {
    await listsIn(db).updateOne({ _id }, { $setOnInsert: { version: 1, entries, aliases: [] } }, { upsert: true });
  }
}

/**
 * Takes the lists away. Refused while something uses what the version before this one does not know.
 * @param {Db} db
 */
export async function down(db) {
  const first = read();
  const others = { $nin: [null, ...oldSizes] };
  const idsOf = (/** @type {string} */ list) => first[list].map((/** @type {{ id: string }} */ { id }) => id);
  const counts = await Promise.all([
    db.collection("products").countDocuments({ kind: { $nin: ["", null] } }),
    db.collection("products").countDocuments({ $nor: [{ category: { $in: idsOf("categories") } }] }),
    db.collection("products").countDocuments({ $nor: [{ brand: { $in: idsOf("brands") } }] }),
    db.collection("products").countDocuments({
      category: { $nin: ["men", "women", "kids"] },
      audience: { $nin: [null, "everyone"] },
    }),
    db.collection("products").countDocuments({ size: { $elemMatch: others } }),
    // Of lines any: a condition on "lines.size" would ask all of them.
    db.collection("carts").countDocuments({ lines: { $elemMatch: { size: others } } }),
    db.collection("orders").countDocuments({ cartItems: { $elemMatch: { size: others } } }),
    db.collection("returns").countDocuments({ lines: { $elemMatch: { exchangeSize: others } } }),
  ]);
  const names = ["products with a kind", "products of another category", "products of another brand"];
  const more = ["products for one audience", "products with other sizes", "carts with other sizes"];
  const used = [...names, ...more, "orders with other sizes", "returns for other sizes"]
    .map((name, at) => ({ name, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0);
  if (used.length > 0) {
    const told = used.map(({ name, count }) => `${count} ${name}`).join(", ");
    throw new Error(`The version before does not know what is used now: ${told}. Change or delete them first.`);
  }
  await listsIn(db).deleteMany({ _id: { $in: Object.keys(first) } });
}
