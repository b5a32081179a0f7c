import "server-only";
import mongoose from "mongoose";
import { inTransaction } from "@/lib/server/database/transaction";
import { Upload, type UploadFields } from "@/models/upload";
import { countedCollections, shownNames } from "./references";
import { unusedMs } from "./uploads";

/** Whether all references to a picture are counted; a version that counts none may have added or taken some. */
export function isCounted({ references, used, claims, counted }: UploadFields): boolean {
  return claims === (counted ?? 0) && used === (references ?? 0) > 0;
}

/**
 * Counts the references to a picture anew. Reads all documents that are counted, which is needed only for pictures that a
 * version without counts has used while both served. A change of a reference meanwhile writes to the same record, so one
 * of the two is repeated.
 */
export async function recount(_id: string): Promise<void> {
  await inTransaction(async (session) => {
    const upload = await Upload.findById(_id, null, { session }).orFail().lean();
    let references = 0;
    for (const collection of countedCollections) {
      const stages = [...shownNames(collection), { $match: { name: _id } }, { $count: "count" }];
      const [found] = await mongoose.connection
        .collection(collection)
        .aggregate<{ count: number }>(stages, { session, hint: { _id: 1 } })
        .toArray();
      references += found?.count ?? 0;
    }
    const nextCheckAt = new Date(Date.now() + unusedMs);
    const fields = { references, used: references > 0, counted: upload.claims, state: "kept" as const };
    await Upload.updateOne({ _id }, { $set: { ...fields, ...(upload.nextCheckAt && { nextCheckAt }) } }, { session });
  });
}
