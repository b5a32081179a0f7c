import "server-only";
import { dayMs } from "@/lib/dates";
import { connectDatabase } from "@/lib/server/database/connection";
import { eachInTurn } from "@/lib/server/database/each-in-turn";
import { inTransaction } from "@/lib/server/database/transaction";
import { Grievance, type StoredGrievance } from "@/models/grievance";
import { eraseNames, erasePictures } from "./erase";

/** How long the pictures of a resolved grievance are kept, in ms: 90 days, as those of a return. */
const picturesMs = 90 * dayMs;

/** A year before a time, by the calendar; of 29 February, the 1 March. */
function yearBefore(now: Date): Date {
  const time = new Date(now);
  time.setUTCFullYear(time.getUTCFullYear() - 1);
  return time;
}

/**
 * Takes name and email address off grievances that were resolved a year ago, and pictures off those of 90 days ago, oldest
 * first. A daily job.
 * @param until when to begin with no further grievance, in ms since 1970
 * @returns of how many grievances, and whether the time was over before the last of them
 */
export async function forgetOldGrievances(
  until: number,
): Promise<{ names: number; pictures: number; isCutOff: boolean }> {
  await connectDatabase();
  const now = new Date();
  const before = (time: Date) => ({ resolvedAt: { $lt: time } });
  const names = await eachOf({ ...before(yearBefore(now)), email: { $ne: "" } }, until, eraseNames);
  const old = { ...before(new Date(now.getTime() - picturesMs)), "images.0": { $exists: true } };
  const pictures = await eachOf(old, until, erasePictures);
  return { names: names.count, pictures: pictures.count, isCutOff: names.isCutOff || pictures.isCutOff };
}

function eachOf(filter: object, until: number, erase: typeof eraseNames | typeof erasePictures) {
  return eachInTurn(
    (failed) =>
      Grievance.findOne({ ...filter, _id: { $nin: failed } })
        .sort({ resolvedAt: 1 })
        .lean<StoredGrievance>(),
    until,
    (found) => inTransaction((session) => erase(found, session)),
  );
}
