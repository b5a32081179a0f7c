import "server-only";
import type { ClientSession } from "mongoose";
import { invalid } from "@/lib/errors";
import { Upload } from "@/models/upload";
import { countReferences, type Folder, refuseRemoved, uploadNameIn } from "./uploads";

/** What pictures of a folder are uploaded for, as its owner reads it. */
const purposes = { returns: "a return", grievances: "a grievance" } as const satisfies Partial<Record<Folder, string>>;

/**
 * Records that a return or grievance shows these pictures, within the transaction that makes it.
 * @throws AppError invalid for one that was not uploaded for that, or was removed
 */
export async function claimPictures(
  folder: keyof typeof purposes,
  images: readonly string[],
  session: ClientSession,
): Promise<void> {
  await countReferences([{ before: [], after: images }], session);
  for (const [index, image] of images.entries()) {
    const field = `images.${index}`;
    const known = { _id: uploadNameIn(image) ?? "", folder, url: image };
    if (!(await Upload.exists(known).session(session))) {
      throw invalid(field, `must be uploaded for ${purposes[folder]} first`);
    }
    await refuseRemoved(field, [image], session);
  }
}
