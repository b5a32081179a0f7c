import "server-only";
import type { ClientSession } from "mongoose";
import { invalid } from "@/lib/errors";
import { countReferences, refuseRemoved, uploadNameIn } from "@/lib/media/server/uploads";
import { Upload } from "@/models/upload";

/**
 * Records that a return shows these pictures, within the transaction that makes it.
 * @throws AppError invalid for one that was not uploaded for a return, or was removed
 */
export async function claimReturnPictures(images: readonly string[], session: ClientSession): Promise<void> {
  await countReferences([{ before: [], after: images }], session);
  for (const [index, image] of images.entries()) {
    const field = `images.${index}`;
    const known = { _id: uploadNameIn(image) ?? "", folder: "returns", url: image };
    if (!(await Upload.exists(known).session(session))) throw invalid(field, "must be uploaded for a return first");
    await refuseRemoved(field, [image], session);
  }
}
