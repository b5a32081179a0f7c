import "server-only";
import { dayMs } from "@/lib/dates";
import { connectDatabase } from "@/lib/server/database/db";
import { env } from "@/lib/server/env";
import { Upload, type UploadFields } from "@/models/upload";
import { removeImage } from "./cloudinary";
import { isShown } from "./references";
import { unusedMs } from "./uploads";

/** How many pictures a run checks. */
const maxChecked = 500;
/** The interval at which a shown picture is checked again, in ms. */
const shownMs = 7 * dayMs;
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
  let removed = 0;
  for (let looked = 0; looked < maxChecked && Date.now() < until; looked++) {
    const upload = await takeDue();
    if (!upload) break;
    if (await removeIfUnused(upload)) removed += 1;
  }
  return { removed };
}

/** Leases the picture that has been due the longest, so that no other run gets it for a while. */
function takeDue(): Promise<UploadFields | null> {
  const now = Date.now();
  return Upload.findOneAndUpdate({ lookAt: { $lte: new Date(now) } }, { $set: { lookAt: new Date(now + leaseMs) } })
    .sort({ lookAt: 1 })
    .lean();
}

async function removeIfUnused(upload: UploadFields): Promise<boolean> {
  const { _id, folder, url, used, claims } = upload;
  if (await isShown(url)) return keep(_id);
  if (used) {
    // It was in use until now: a process that still copies its URL, such as an order, has a day to do so.
    await later(_id, { used: false }, unusedMs);
    return false;
  }
  const unclaimed = { _id, claims, state: { $ne: "removed" as const } };
  const { matchedCount } = await Upload.updateOne(unclaimed, { $set: { state: "removing" } });
  if (matchedCount === 0) return false;
  // From here on it can't be claimed; this check finds references made before.
  if (await isShown(url)) return keep(_id);
  await removeImage(`${folder}/${_id}`);
  await Upload.updateOne({ _id }, { $set: { state: "removed", removedAt: new Date() }, $unset: { lookAt: 1 } });
  return true;
}

async function keep(_id: string): Promise<false> {
  await later(_id, { state: "kept", used: true }, shownMs);
  return false;
}

async function later(_id: string, to: Partial<UploadFields>, ms: number): Promise<void> {
  await Upload.updateOne({ _id, lookAt: { $exists: true } }, { $set: { ...to, lookAt: new Date(Date.now() + ms) } });
}
