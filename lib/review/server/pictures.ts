import "server-only";
import type { ClientSession } from "mongoose";
import { invalid } from "@/lib/errors";
import { countReferences, refuseRemoved, uploadNameIn } from "@/lib/media/server/uploads";
import { Upload } from "@/models/upload";

/**
 * Records that a review shows other pictures than before, within the transaction that changes it.
 * @throws AppError invalid for one that was not uploaded for a review, or was removed
 */
export async function claimReviewPictures(
  before: readonly string[],
  after: readonly string[],
  session: ClientSession,
): Promise<void> {
  await countReferences([{ before, after }], session);
  for (const [index, image] of after.entries()) {
    if (before.includes(image)) continue;
    const field = `images.${index}`;
    const known = { _id: uploadNameIn(image) ?? "", folder: "reviews", url: image };
    if (!(await Upload.exists(known).session(session))) throw invalid(field, "must be uploaded for a review first");
    await refuseRemoved(field, [image], session);
  }
}
