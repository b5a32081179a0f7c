import "server-only";
import { dayMs } from "@/lib/dates";
import { connectDatabase } from "@/lib/server/database/connection";
import { Message } from "@/models/message";
import { mailEnabled } from "./settings";

/** After this long in the outbox a message counts as late, in ms: ten runs of a reconciler that runs every minute. */
const lateMs = 10 * 60_000;

/** How long the dashboard tells of a mail that failed, in ms: 30 days. Mistyped addresses fail all the time. */
const toldMs = 30 * dayMs;

/** How many mails failed for good within 30 days and were not sent again since; null where the shop sends none. */
export async function countFailedMails(): Promise<number | null> {
  if (!mailEnabled()) return null;
  await connectDatabase();
  return Message.countDocuments({ failedAt: { $gt: new Date(Date.now() - toldMs) } });
}

/** How many mails are not sent: waiting, among them late ones apart, and failed for good. */
export async function countMessages(): Promise<{ waiting: number; late: number; failed: number }> {
  await connectDatabase();
  const long = new Date(Date.now() - lateMs);
  const [waiting, late, failed] = await Promise.all([
    Message.countDocuments({ state: "waiting", createdAt: { $gte: long } }),
    Message.countDocuments({ state: "waiting", createdAt: { $lt: long } }),
    // One that an admin has sent again has no such date any more.
    Message.countDocuments({ failedAt: { $gt: new Date(0) } }),
  ]);
  return { waiting, late, failed };
}
