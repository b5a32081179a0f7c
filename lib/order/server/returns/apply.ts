import "server-only";
import type { ClientSession, Types } from "mongoose";
import { queueReturnMail } from "@/lib/message/server/outbox";
import { mailAbout } from "@/lib/return/mails";
import { statusTraits } from "@/lib/return/status";
import { completeReturn, type ReturnChange } from "@/lib/return/transitions";
import { Return, type StoredReturn, type StoredReturnStep } from "@/models/return";
import type { Pieces } from "../stock/levels";
import { restockPieces } from "../stock/stock";
import { returnStateOf } from "./state";

interface ApplyOptions {
  session: ClientSession;
  by?: Types.ObjectId | null;
  /** Further fields that the change sets. */
  set?: Partial<StoredReturn>;
}

/** An entry of a return's history. */
export function returnStep(
  { status, event, data }: Pick<ReturnChange, "status" | "event" | "data">,
  { at = new Date(), by = null }: { at?: Date; by?: Types.ObjectId | null } = {},
): StoredReturnStep {
  return { at, status, event, data, by };
}

/** The pieces that a return holds for its exchange. */
export function heldPieces({ lines }: Pick<StoredReturn, "lines">): Pieces[] {
  return lines.flatMap(({ productId, quantity, exchangeSize }) =>
    exchangeSize ? [{ productId, size: exchangeSize, quantity }] : [],
  );
}

/** Whether a return ends with a change. */
function isEnd(before: StoredReturn, { status }: ReturnChange): boolean {
  return status !== before.status && (status === "Completed" || !statusTraits[status].stands);
}

/**
 * Applies a change to a return within a transaction: its history, held pieces, and the mail about it; and completes it
 * when nothing is left to do.
 */
export async function applyReturnChange(
  stored: StoredReturn,
  change: ReturnChange,
  { session, by = null, set }: ApplyOptions,
): Promise<StoredReturn> {
  if (change.releases) await restockPieces(heldPieces(stored), session);
  const { status, refundStatus } = change;
  const updated = await Return.findOneAndUpdate(
    { _id: stored._id },
    {
      $set: { ...set, status, refundStatus, ...(isEnd(stored, change) && { endedAt: new Date() }) },
      $push: { history: returnStep(change, { by }) },
    },
    { session, returnDocument: "after" },
  ).lean<StoredReturn>();
  if (!updated) throw new Error(`Return ${stored._id} is gone`);
  const mail = mailAbout(stored, change);
  if (mail) await queueReturnMail(updated, mail, session);
  const completion = completeReturn(returnStateOf(updated));
  return completion ? applyReturnChange(updated, completion, { session }) : updated;
}
