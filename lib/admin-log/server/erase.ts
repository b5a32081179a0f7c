import "server-only";
import type { ClientSession, Types } from "mongoose";
import { batchesFrom } from "@/lib/batches";
import { formerAdmin, formerShopper } from "@/lib/former-account";
import { indexedWords } from "@/lib/search-words";
import { AdminLog, type StoredLogEntry } from "@/models/admin-log";

/** How many entries are changed in the transaction that deletes an account. */
const maxAtOnce = 1_000;
const batchSize = 500;

/** Entries by an account that still name it. */
const namedBy = (adminId: Types.ObjectId) => ({ adminId, admin: { $ne: formerAdmin } });

/**
 * Takes name and email of an account out of the log, within the transaction that deletes it: of entries that it made, and
 * of those about its role. What was done, and the id, stay.
 * @returns false when there are too many; then `eraseAllFromLog` has to follow
 */
export async function eraseFromLog(
  { _id, email }: { _id: Types.ObjectId; email: string },
  session: ClientSession,
): Promise<boolean> {
  // The email is among the words of both, which have an index.
  const [word = email] = indexedWords(email);
  const found = await AdminLog.find({ words: word }, null, { session })
    .limit(maxAtOnce + 1)
    .lean<StoredLogEntry[]>();
  await rewrite(found, { _id, email }, session);
  return found.length <= maxAtOnce;
}

/** The same for entries that an account made, however many; reads the whole log, and can be repeated. */
export async function eraseAllFromLog(adminId: Types.ObjectId): Promise<void> {
  const cursor = AdminLog.find(namedBy(adminId)).lean<StoredLogEntry>().cursor({ batchSize });
  for await (const batch of batchesFrom(cursor, batchSize)) await rewrite(batch, { _id: adminId, email: "" });
}

/** The same for entries of a short time: those of changes that were being made while the account was deleted. */
export async function eraseFromLogBetween(adminId: Types.ObjectId, from: Date, to: Date): Promise<void> {
  const found = await AdminLog.find({ at: { $gte: from, $lte: to }, ...namedBy(adminId) }).lean<StoredLogEntry[]>();
  await rewrite(found, { _id: adminId, email: "" });
}

async function rewrite(
  entries: readonly StoredLogEntry[],
  { _id: accountId, email }: { _id: Types.ObjectId; email: string },
  session?: ClientSession,
): Promise<void> {
  const writes = entries.map(({ _id, adminId, admin: by, action, kind, targetId, title: about }) => {
    const admin = adminId?.equals(accountId) ? formerAdmin : by;
    const title = kind === "role" && about === email ? formerShopper : (about ?? "");
    const words = indexedWords(admin, action, kind, targetId, title);
    return { updateOne: { filter: { _id }, update: { $set: { admin, title, words } } } };
  });
  // Past the guard of the model: this is the only change that the log allows.
  if (writes.length > 0) await AdminLog.collection.bulkWrite(writes, { session, ordered: false });
}
