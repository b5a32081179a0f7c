import "server-only";
import pLimit from "p-limit";
import { AppError } from "@/lib/errors";
import { timing } from "./timing";

/**
 * Decoding blocks one of the four threads that file access and compression also use, and takes up to 350 MB for a
 * picture of 40 megapixels with 16 bits: one at a time.
 */
const queue = pLimit(1);
/** How many may be queued. */
const maxWaiting = 8;

/**
 * Runs work on a picture when no other work is running.
 * @throws AppError busy when the queue is full, or when it does not leave the queue within `timing.queueMs`
 */
export async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= maxWaiting) throw busy();
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(busy());
    }, timing.queueMs);
  });
  const queued = queue(async () => {
    clearTimeout(timer);
    if (isLate) throw busy();
    return work();
  });
  return Promise.race([queued, late]);
}

function busy(): AppError {
  return new AppError("busy", "Many pictures are being uploaded. Try again in a minute.", { retryAfterSeconds: 20 });
}
