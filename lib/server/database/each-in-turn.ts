import "server-only";
import type { Types } from "mongoose";
import { log } from "@/lib/server/log";

/**
 * Works on documents one after the other, until none is left or the time is over. One whose work fails is logged and left
 * for the next time, so that it holds up no other.
 * @param next the next document, other than those with these ids
 * @param until when to begin with no further one, in ms since 1970
 * @returns how many are done, and whether the time was over before the last of them
 */
export async function eachInTurn<T extends { _id: Types.ObjectId }>(
  next: (failed: readonly Types.ObjectId[]) => Promise<T | null>,
  until: number,
  work: (document: T) => Promise<unknown>,
): Promise<{ count: number; isCutOff: boolean }> {
  const failed: Types.ObjectId[] = [];
  let count = 0;
  while (Date.now() < until) {
    const found = await next(failed);
    if (!found) return { count, isCutOff: false };
    try {
      await work(found);
      count++;
    } catch (error) {
      failed.push(found._id);
      log.error({ err: error, id: found._id }, "work on a document failed, it is left for the next time");
    }
  }
  return { count, isCutOff: true };
}
