import "server-only";
import { dayMs } from "@/lib/dates";
import { countReferences } from "@/lib/media/server/uploads";
import { connectDatabase } from "@/lib/server/database/connection";
import { inTransaction } from "@/lib/server/database/transaction";
import { Return } from "@/models/return";

/** How long the pictures of a return are kept after it has ended, in ms: 90 days. */
const retentionMs = 90 * dayMs;

/**
 * Takes the pictures off returns that ended 90 days ago, oldest first; the media host loses them with all others that
 * nothing shows. A daily job.
 * @param until when to begin with no further return, in ms since 1970
 * @returns of how many returns, and whether the time was over before the last of them
 */
export async function forgetOldPictures(until: number): Promise<{ returns: number; isCutOff: boolean }> {
  await connectDatabase();
  const old = { endedAt: { $lt: new Date(Date.now() - retentionMs) }, "images.0": { $exists: true } };
  let returns = 0;
  while (Date.now() < until) {
    const found = await Return.findOne(old, { images: 1 }).sort({ endedAt: 1 }).lean();
    if (!found) return { returns, isCutOff: false };
    await inTransaction(async (session) => {
      await Return.updateOne({ _id: found._id }, { $set: { images: [] } }, { session });
      await countReferences([{ before: found.images, after: [] }], session);
    });
    returns++;
  }
  return { returns, isCutOff: true };
}
