import "server-only";
import type { ClientSession } from "mongoose";
import { invalid } from "@/lib/errors";
import { isOwnImage } from "@/lib/media/server/image-url";
import { countReferences, refuseRemoved } from "@/lib/media/server/uploads";
import { env } from "@/lib/server/env";
import type { SaveList } from "../../lists/save-schema";

/** The part of an entry that may show a picture: a kind, or the tile of a category. */
interface Shows {
  picture?: string | undefined;
  tile?: { picture?: string | undefined } | undefined;
}

const picturesIn = (entries: readonly Shows[]) =>
  entries.flatMap(({ picture, tile }) => [picture, tile?.picture].filter((each) => each !== undefined && each !== ""));

/** @throws AppError invalid when a picture is not one of this shop */
export function refuseForeignPictures({ entries }: SaveList): void {
  for (const [at, { picture, tile }] of (entries as Shows[]).entries()) {
    const isForeign = (each: string | undefined) => each && !isOwnImage(each, env().CLOUDINARY_URL);
    const reason = "must be a picture uploaded to this shop";
    if (isForeign(picture)) throw invalid(`entries.${at}.picture`, reason);
    if (isForeign(tile?.picture)) throw invalid(`entries.${at}.tile.picture`, reason);
  }
}

/** Counts the references of a list to its pictures. @throws AppError invalid when a new one was removed */
export async function countListPictures(
  before: readonly object[],
  after: readonly object[],
  session: ClientSession,
): Promise<void> {
  const [old, fresh] = [picturesIn(before as Shows[]), picturesIn(after as Shows[])] as [string[], string[]];
  await countReferences([{ before: old, after: fresh }], session);
  await refuseRemoved(
    "entries",
    fresh.filter((each) => !old.includes(each)),
    session,
  );
}
