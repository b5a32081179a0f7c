import "server-only";
import type { ClientSession } from "mongoose";
import { countReferences } from "@/lib/media/server/uploads";
import { toReturn } from "@/lib/order/server/returns/shape";
import { Return, type StoredReturn } from "@/models/return";
import { ExportedReturn } from "../../schema";
import { batched } from "../batched";
import type { Owner, PersonalPart } from "../part";
import { numberWords, stepsWithout, withoutAccount } from "./without-person";

export const returnsPart: PersonalPart<"returns"> = {
  name: "returns",
  what: "Your returns and exchanges, with your notes, pictures and the UPI address for the money. Newest first",
  read: ({ id }) =>
    batched(Return, { userId: id }, { requestedAt: -1, _id: -1 }, (returns) =>
      (returns as StoredReturn[]).map((stored) => {
        const { upi, refundReference } = stored;
        return ExportedReturn.parse({ ...toReturn(stored), upi: upi ?? "", refundReference: refundReference ?? "" });
      }),
    ),
  erase: detachReturns,
};

/** Takes the person out of all returns of an account. Their pictures go at the media host once nothing shows them. */
async function detachReturns({ id }: Owner, session: ClientSession): Promise<void> {
  const own = { userId: id };
  const shown = await Return.find({ ...own, "images.0": { $exists: true } }, { images: 1 }, { session }).lean();
  await Return.collection.updateMany(
    own,
    [
      {
        $set: {
          userId: withoutAccount,
          note: "",
          images: [],
          upi: "",
          searchWords: numberWords("$orderId"),
          history: stepsWithout(id),
        },
      },
      { $unset: ["attemptKey"] },
    ],
    { session },
  );
  const changes = shown.map(({ images }) => ({ before: images, after: [] }));
  await countReferences(changes, session);
}
