/** @typedef {import("mongodb").Db} Db */

/**
 * Fields that say when something is checked, tried or changed, each with the name before and the new one. Of messages only
 * those that are waiting have it.
 * @type {[collection: string, filter: object, names: Record<string, string>][]}
 */
const renamed = [
  ["orders", {}, { lookAt: "nextCheckAt" }],
  ["orders", {}, { checkedAt: "lastCheckedAt" }],
  ["uploads", {}, { lookAt: "nextCheckAt" }],
  ["messages", { state: "waiting" }, { dueAt: "nextTryAt" }],
  ["productimports", {}, { movedAt: "updatedAt" }],
  ["straypayments", {}, { lookedAt: "lastCheckedAt" }],
];

/** Up to when the pictures of orders are protected: each version has its own bookmark, since it protects them under its own name. */
const former = { _id: /** @type {any} */ ("orderedPictures") };
const current = { _id: /** @type {any} */ ("orderPictures") };

/**
 * Gives the moment of the next check one name, and that of the last one.
 *
 * The version of the shop before this one goes on serving meanwhile and writes the names that it knows; at each call of the
 * scheduler this version takes over what is due by them (lib/jobs/server/former-names.ts). A mail that it may be sending at
 * this moment keeps its name until then. The indexes of the former names stay for that, too.
 * @param {Db} db
 */
export async function up(db) {
  const now = new Date();
  for (const [name, filter, names] of renamed) {
    for (const field of Object.keys(names)) {
      const isHere = name === "messages" ? { $lte: now } : { $exists: true };
      await db.collection(name).updateMany({ ...filter, [field]: isHere }, { $rename: names });
    }
  }
  const read = await db.collection("bookmarks").findOne(former);
  if (read) await db.collection("bookmarks").updateOne(current, { $setOnInsert: { at: read.at } }, { upsert: true });
}

/**
 * Gives all of them the names before. What this version writes after that, before it is stopped, keeps the new ones: the
 * former version finds such orders by their holds and refunds, and leaves such mails and pictures as they are.
 * @param {Db} db
 */
export async function down(db) {
  for (const [name, filter, names] of renamed) {
    for (const [before, after] of Object.entries(names)) {
      await db.collection(name).updateMany({ ...filter, [after]: { $exists: true } }, { $rename: { [after]: before } });
    }
  }
  await db.collection("bookmarks").deleteOne(current);
}
