/** @typedef {import("mongodb").Db} Db */

const batchSize = 500;

/**
 * The words of an order, as `orderWords` in lib/order/search.ts made them when this was written.
 * @param {string} id
 * @param {string[]} texts
 */
function wordsOf(id, texts) {
  const short = id.slice(-8);
  const parts = [0, 1, 2, 3, 4, 5].map((start) => short.slice(start));
  const words = [...parts, ...texts]
    .join(" ")
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s,;:()"]+/u);
  return [...new Set(words.filter(Boolean).map((word) => word.slice(0, 100)))].slice(0, 40);
}

/**
 * Gives orders that were placed before admins could search by shopper the name and email of the account, and the words
 * that find them. Orders that have them are left alone.
 * @param {Db} db
 */
export async function up(db) {
  const orders = db.collection("orders");
  for (;;) {
    const batch = await orders
      .find({ searchWords: { $exists: false } }, { projection: { userId: 1, addressInfo: 1 } })
      .limit(batchSize)
      .toArray();
    if (batch.length === 0) return;
    const ids = batch.map(({ userId }) => userId);
    const users = await db
      .collection("users")
      .find({ _id: { $in: ids } })
      .toArray();
    const profiles = await db
      .collection("profiles")
      .find({ userId: { $in: ids } })
      .toArray();
    const userOf = new Map(users.map((user) => [String(user._id), user]));
    const profileOf = new Map(profiles.map((profile) => [String(profile.userId), profile]));
    await orders.bulkWrite(
      batch.map(({ _id, userId, addressInfo }) => {
        const user = userOf.get(String(userId));
        const profile = profileOf.get(String(userId));
        const name = profile?.fullname || user?.username || "";
        const texts = [userId, user?.email, profile?.phone, addressInfo.phone, name, user?.username, addressInfo.name];
        const searchWords = wordsOf(
          String(_id),
          texts.map((text) => String(text ?? "")),
        );
        const shopper = user && { shopper: { name, email: user.email } };
        return { updateOne: { filter: { _id }, update: { $set: { searchWords, ...shopper } } } };
      }),
      { ordered: false },
    );
  }
}

/** @param {Db} db */
export async function down(db) {
  await db.collection("orders").updateMany({}, { $unset: { searchWords: 1, shopper: 1 } });
}
