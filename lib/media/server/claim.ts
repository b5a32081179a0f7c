import "server-only";
import type { ClientSession } from "mongoose";
import { invalid } from "@/lib/errors";
import { Upload } from "@/models/upload";
import { countReferences, type Folder, refuseRemoved, type ShownPictures, uploadNameIn } from "./uploads";

/** What pictures of a folder are uploaded for, as its owner reads it. */
const purposes = {
  returns: "a return",
  grievances: "a grievance",
  reviews: "a review",
} as const satisfies Partial<Record<Folder, string>>;

/**
 * Records that a return, a grievance or a review shows the pictures `after` in place of `before`, within the transaction
 * that makes or changes it.
 * @throws AppError invalid for one that was not uploaded for that, or was removed
 */
export async function claimPictures(
  folder: keyof typeof purposes,
  { before, after }: ShownPictures,
  session: ClientSession,
): Promise<void> {
  await countReferences([{ before, after }], session);
  for (const [index, image] of after.entries()) {
    if (before.includes(image)) continue;
    const field = `images.${index}`;
    const known = { _id: uploadNameIn(image) ?? "", folder, url: image };
    if (!(await Upload.exists(known).session(session))) {
      throw invalid(field, `must be uploaded for ${purposes[folder]} first`);
    }
    await refuseRemoved(field, [image], session);
  }
}
