import "server-only";
import { dayMs } from "@/lib/dates";
import { countReferences } from "@/lib/media/server/uploads";
import { connectDatabase } from "@/lib/server/database/connection";
import { eachInTurn } from "@/lib/server/database/each-in-turn";
import { inTransaction } from "@/lib/server/database/transaction";
import { Return, type StoredReturn } from "@/models/return";

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
  const { count, isCutOff } = await eachInTurn(
    (failed) =>
      Return.findOne({ ...old, _id: { $nin: failed } }, { images: 1 })
        .sort({ endedAt: 1 })
        .lean<Pick<StoredReturn, "_id" | "images">>(),
    until,
    ({ _id, images }) =>
      inTransaction(async (session) => {
        // Another run may have done it meanwhile.
        const taken = await Return.updateOne({ _id, images }, { $set: { images: [] } }, { session });
        if (taken.modifiedCount > 0) await countReferences([{ before: images, after: [] }], session);
      }),
  );
  return { returns: count, isCutOff };
}
