/** @typedef {import("mongodb").Db} Db */

/** The collection of payments without an order, by its former name and by the one that the rest of the shop uses. */
const [former, current] = ["straypayments", "unmatchedpayments"];

/**
 * Each payment is written to one collection before it is removed from the other, so none is ever in neither.
 * @param {Db} db @param {string} from @param {string} to
 */
async function move(db, from, to) {
  for await (const { _id, ...fields } of db.collection(from).find()) {
    await db.collection(to).updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
    await db.collection(from).deleteOne({ _id });
  }
}

/**
 * Moves the payments without an order to a collection of that name. There should be none, so there are few.
 *
 * The version of the shop before this one goes on serving meanwhile, and stores those that it finds by the former name; at
 * each call of the scheduler this version takes them over (lib/jobs/server/former-names.ts) and asks the provider about each,
 * so what the former version wrote of one in between counts for nothing. That collection stays for this, empty. Until it is
 * stopped, the former version doesn't tell of those that were moved; this one does.
 * @param {Db} db
 */
export async function up(db) {
  await move(db, former, current);
}

/**
 * Moves them back. Those that this version finds after that, before it is stopped, the former version finds too: it lists the
 * payments of the last hour again.
 * @param {Db} db
 */
export async function down(db) {
  await move(db, current, former);
}
