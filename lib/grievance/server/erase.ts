import "server-only";
import type { ClientSession } from "mongoose";
import { countReferences } from "@/lib/media/server/uploads";
import { expireWaiting } from "@/lib/message/server/outbox";
import { Grievance, type StoredGrievance } from "@/models/grievance";
import { grievanceWords } from "./words";

type Erased = Pick<StoredGrievance, "_id" | "number" | "order">;

/**
 * Takes name, email address and account off a grievance, and the search words that they gave; a mail about it that waits has
 * nobody left to go to.
 */
export async function eraseNames({ _id, number, order }: Erased, session: ClientSession): Promise<void> {
  await Grievance.updateOne(
    { _id },
    {
      $set: { name: "", email: "", searchWords: grievanceWords(number, order, "", "") },
      $unset: { userId: 1, attemptKey: 1 },
    },
    { session },
  );
  await expireWaiting({ grievanceId: _id }, session);
}

/** Takes the pictures off a grievance; the media host loses them with all others that nothing shows. */
export async function erasePictures(
  { _id, images }: Pick<StoredGrievance, "_id" | "images">,
  session: ClientSession,
): Promise<void> {
  if (images.length === 0) return;
  // Another run may have done it meanwhile.
  const taken = await Grievance.updateOne({ _id, images }, { $set: { images: [] } }, { session });
  if (taken.modifiedCount > 0) await countReferences([{ before: images, after: [] }], session);
}
