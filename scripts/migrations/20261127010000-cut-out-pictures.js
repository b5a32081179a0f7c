import { readFileSync } from "node:fs";

/** @typedef {import("mongodb").Db} Db */
/** @typedef {Record<"categories" | "kinds", Record<string, [before: string, after: string]>>} Pictures */

/** The first pictures of categories and kinds by id; migrations run in the root of the project. @returns {Pictures} */
const read = () => JSON.parse(readFileSync("scripts/migrations/20261127010000-cut-out-pictures.json", "utf8"));

/** Where the entries of a list have their picture. */
const fields = /** @type {const} */ ({ categories: "tile.picture", kinds: "picture" });

/**
 * Replaces pictures that are still the first ones.
 * @param {Db} db @param {0 | 1} from @param {0 | 1} to which of the two pictures is replaced, and by which
 */
async function replace(db, from, to) {
  const lists = /** @type {import("mongodb").Collection<any>} */ (db.collection("cataloguelists"));
  for (const list of /** @type {const} */ (["categories", "kinds"])) {
    let changed = 0;
    for (const [id, pictures] of Object.entries(read()[list])) {
      const { modifiedCount } = await lists.updateOne(
        { _id: list },
        { $set: { [`entries.$[entry].${fields[list]}`]: pictures[to] } },
        { arrayFilters: [{ "entry.id": id, [`entry.${fields[list]}`]: pictures[from] }] },
      );
      changed += modifiedCount;
    }
    // Whoever holds the lists in memory, or has a page open that changes them, sees that they are others.
    if (changed > 0) await lists.updateOne({ _id: list }, { $inc: { version: 1 } });
  }
}

/** Tiles of categories and kinds show pictures that are cut out, where the owner has chosen no other. @param {Db} db */
export async function up(db) {
  await replace(db, 0, 1);
}

/** The pictures of before: the version before this one shows cut-outs in a frame. @param {Db} db */
export async function down(db) {
  await replace(db, 1, 0);
}
