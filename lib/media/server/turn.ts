import "server-only";
import pLimit from "p-limit";
import { AppError } from "@/lib/http/errors";
import { timing } from "./timing";

/**
 * Decoding holds a thread of the four that files and compression share, and up to 350 MB for a picture of 40 megapixels
 * with 16 bits: one at a time.
 */
const queue = pLimit(1);
/** How many may wait. */
const maxWaiting = 8;

/**
 * Runs work on a picture once no other runs.
 * @throws AppError busy when too many wait already, or when its turn does not come within `timing.turnMs`
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= maxWaiting) throw busy();
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(busy());
    }, timing.turnMs);
  });
  const turn = queue(async () => {
    clearTimeout(timer);
    if (isLate) throw busy();
    return work();
  });
  return Promise.race([turn, late]);
}

function busy(): AppError {
  return new AppError("busy", "Many pictures are being uploaded. Try again in a minute.", { retryAfterSeconds: 20 });
}
