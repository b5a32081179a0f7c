/** @typedef {import("mongodb").Db} Db */

const batchSize = 1_000;
/** Longer than the data of an import are stored, in ms. */
const importMs = 8 * 24 * 3_600_000;
const bookmark = { _id: /** @type {any} */ ("orderedPictures") };

/** The indexes by which versions before asked whether a picture is used. @type {[string, Record<string, 1>, boolean][]} */
const indexes = [
  ["products", { image: 1 }, false],
  ["products", { images: 1 }, false],
  ["profiles", { avatar: 1 }, false],
  ["orders", { "cartItems.image": 1 }, false],
  ["importpictures", { url: 1 }, false],
  ["importrows", { "add.image": 1 }, true],
  ["importrows", { "add.images": 1 }, true],
  ["importrows", { "edit.image": 1 }, true],
  ["importrows", { "edit.images": 1 }, true],
];

/** As `shownNames` in lib/media/server/references.ts when this was written. */
const productPictures = { $setUnion: [["$image"], { $slice: [{ $ifNull: ["$images", []] }, 1, 100] }] };
const rowPictures = {
  $concatArrays: [["$add.image", "$edit.image"], { $ifNull: ["$add.images", []] }, { $ifNull: ["$edit.images", []] }],
};

/**
 * How often the documents of a collection show each uploaded picture, by its name.
 * @param {Db} db
 * @param {string} collection
 * @param {unknown} addresses
 * @returns {Promise<Map<string, number>>}
 */
async function shownIn(db, collection, addresses) {
  const regex = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
  const cursor = db
    .collection(collection)
    .aggregate(
      [
        { $project: { _id: 0, address: addresses } },
        { $unwind: "$address" },
        { $group: { _id: "$address", count: { $sum: 1 } } },
        { $project: { count: 1, found: { $regexFind: { input: "$_id", regex } } } },
        { $match: { found: { $ne: null } } },
        { $group: { _id: "$found.match", count: { $sum: "$count" } } },
      ],
      { allowDiskUse: true },
    );
  const counts = new Map();
  for await (const { _id, count } of cursor) counts.set(_id, count);
  return counts;
}

/**
 * Changes the records of pictures in batches.
 * @param {Db} db
 * @param {Iterable<{ filter: object, update: object }>} changes
 */
async function write(db, changes) {
  /** @type {any[]} */
  let batch = [];
  const flush = async () => {
    if (batch.length > 0) await db.collection("uploads").bulkWrite(batch, { ordered: false });
    batch = [];
  };
  for (const change of changes) {
    batch.push({ updateOne: change });
    if (batch.length >= batchSize) await flush();
  }
  await flush();
}

/**
 * Counts how many products and profiles show each uploaded picture, keeps those of orders for good and those of imports
 * until the imports expire, and drops the nine indexes that only told whether a picture is used.
 *
 * The version of the shop before this one goes on serving meanwhile, and counts nothing. What it does shows on the record:
 * it raises `claims` when something begins to use a picture, and sets `used` to false when something ceases to. This
 * version does neither, but stores in `counted` how many claims its count includes. A record that differs is left alone
 * for eight days, in which the data of imports by the former version expire, and then counted anew
 * (lib/media/server/recount.ts). A record that the former version changes while this runs is left to that, too. Orders
 * that it places are read like all others (lib/media/server/ordered-pictures.ts). Its own search for unused pictures still
 * finds what uses one, without the indexes slower. Until it has ended, one picture may be removed too early: a file of an
 * import that it received and nobody applied within a day, which then has to be sent again.
 * @param {Db} db
 */
export async function up(db) {
  const began = new Date();
  const uploads = await db
    .collection("uploads")
    .find({}, { projection: { claims: 1, used: 1, lookAt: 1 } })
    .toArray();
  const products = await shownIn(db, "products", productPictures);
  const profiles = await shownIn(db, "profiles", ["$avatar"]);
  const orders = await shownIn(db, "orders", { $setUnion: ["$cartItems.image", []] });
  const pictures = await shownIn(db, "importpictures", ["$url"]);
  const rows = await shownIn(db, "importrows", rowPictures);
  await write(
    db,
    uploads.map(({ _id, claims, used, lookAt }) => {
      const references = (products.get(String(_id)) ?? 0) + (profiles.get(String(_id)) ?? 0);
      const filter = { _id, claims, used, lookAt: lookAt ?? { $exists: false } };
      return { filter, update: { $set: { references, used: references > 0, counted: claims } } };
    }),
  );
  const heldUntil = new Date(began.getTime() + importMs);
  const held = [...pictures.keys(), ...rows.keys()];
  await write(
    db,
    held.map((_id) => ({ filter: { _id }, update: { $max: { heldUntil } } })),
  );
  await write(
    db,
    [...orders.keys()].map((_id) => ({ filter: { _id }, update: { $unset: { lookAt: 1 } } })),
  );
  await db.collection("bookmarks").updateOne(bookmark, { $set: { at: began } }, { upsert: true });
  for (const [name, fields] of indexes) {
    const [index] = Object.keys(fields).map((field) => `${field}_1`);
    if (index && (await db.collection(name).indexExists(index))) await db.collection(name).dropIndex(index);
  }
}

/** Makes the indexes again and takes the counts away; pictures of orders are still kept for good. @param {Db} db */
export async function down(db) {
  for (const [name, fields, isPartial] of indexes) {
    const present = Object.fromEntries(Object.keys(fields).map((field) => [field, { $exists: true }]));
    await db.collection(name).createIndex(fields, isPartial ? { partialFilterExpression: present } : {});
  }
  await db.collection("uploads").updateMany({}, { $unset: { references: 1, counted: 1, heldUntil: 1 } });
  await db.collection("bookmarks").deleteOne(bookmark);
}
