import "server-only";
import { dayMs } from "@/lib/dates";
import { connectDatabase } from "@/lib/server/database/connection";
import { env } from "@/lib/server/env";
import { Upload, type UploadFields } from "@/models/upload";
import { removeImage } from "./cloudinary";
import { keepOrderedPictures } from "./ordered-pictures";
import { isCounted, recount } from "./recount";

/** How many pictures a run checks. */
const maxChecked = 500;
/** The interval at which a shown picture is checked again, in ms. */
const shownMs = 7 * dayMs;
/** How long a picture whose references are not known is left alone, in ms: longer than an import's data are stored. */
const unknownMs = 8 * dayMs;
/** How long a picture is leased to the run that checks it, in ms. */
const leaseMs = 10 * 60_000;

/**
 * Removes unused pictures from the media host: a day after the upload, or after they were replaced. Stops at `until`
 * (ms since 1970); the next run continues, after a failure of the host too. Concurrent runs share the pictures.
 * @returns how many were removed
 * @throws what the media host answered; the picture is due again when its lease expires
 */
export async function removeUnusedPictures(until: number): Promise<{ removed: number }> {
  if (!env().CLOUDINARY_URL) return { removed: 0 };
  await connectDatabase();
  if (!(await keepOrderedPictures(until))) return { removed: 0 };
  let removed = 0;
  for (let checked = 0; checked < maxChecked && Date.now() < until; checked++) {
    const upload = await takeDue();
    if (!upload) break;
    if (await removeIfUnused(upload)) removed += 1;
  }
  return { removed };
}

/** Leases the picture that has been due the longest, so that no other run gets it for a while. */
function takeDue(): Promise<UploadFields | null> {
  const now = Date.now();
  return Upload.findOneAndUpdate(
    { nextCheckAt: { $lte: new Date(now) } },
    { $set: { nextCheckAt: new Date(now + leaseMs) } },
  )
    .sort({ nextCheckAt: 1 })
    .lean();
}

async function removeIfUnused(upload: UploadFields): Promise<boolean> {
  const { _id, folder, references, claims, heldUntil } = upload;
  const now = new Date();
  const isHeld = heldUntil && heldUntil > now;
  if (!isCounted(upload)) {
    // A version that counts no references has used it, or an import of that version is going to.
    if (heldUntil && !isHeld) await recount(_id);
    else await keepUntil(_id, heldUntil ?? new Date(now.getTime() + unknownMs));
    return false;
  }
  if (references || isHeld) {
    await later(_id, new Date(now.getTime() + shownMs));
    return false;
  }
  const unused = { _id, claims, references: { $not: { $gt: 0 } }, heldUntil: { $not: { $gt: now } } };
  // From here on nothing can begin to use it.
  const taken = await Upload.updateOne({ ...unused, state: { $ne: "removed" } }, { $set: { state: "removing" } });
  if (taken.matchedCount === 0) return false;
  await removeImage(`${folder}/${_id}`);
  await Upload.updateOne({ _id }, { $set: { state: "removed", removedAt: new Date() }, $unset: { nextCheckAt: 1 } });
  return true;
}

async function later(_id: string, nextCheckAt: Date): Promise<void> {
  await Upload.updateOne({ _id, nextCheckAt: { $exists: true } }, { $set: { state: "kept", nextCheckAt } });
}

async function keepUntil(_id: string, heldUntil: Date): Promise<void> {
  await Upload.updateOne({ _id }, { $set: { heldUntil } });
  await later(_id, heldUntil);
}
