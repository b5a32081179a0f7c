import { hourMs } from "@/lib/dates";
import "server-only";
import mongoose from "mongoose";
import { notFound } from "@/lib/errors";
import { connectDatabase } from "@/lib/server/database/connection";
import { ProductImport, type StoredImport } from "@/models/product-import";
import { User } from "@/models/user";
import { stalledMs, stepMs } from "../limits";
import type { ImportProgress, RecentImport } from "../schema";
import { runImport } from "./run";
import { progressOf, stepsOf } from "./service";

/** How long an ended import is shown, in ms. */
const shownMs = hourMs;
/** How many imports are shown. */
const maxImports = 20;

const running = ["claiming", "writing", "releasing"] as const;

/** The imports of all admins that are running or ended within the last hour, newest first. */
export async function recentImports(adminId: string): Promise<RecentImport[]> {
  await connectDatabase();
  const lately = { updatedAt: { $gte: new Date(Date.now() - shownMs) } };
  const jobs = await ProductImport.find({ $or: [{ state: { $in: running } }, lately] })
    .sort({ _id: -1 })
    .limit(maxImports)
    .lean();
  const admins = await User.find({ _id: { $in: jobs.map((job) => job.adminId) } }, { email: 1 }).lean();
  const emails = new Map(admins.map(({ _id, email }) => [_id.toString(), email]));
  return jobs.map((job) => recent(job, adminId, emails.get(job.adminId.toString()) ?? ""));
}

function recent(job: StoredImport, adminId: string, by: string): RecentImport {
  const { _id, state, why, createdAt, updatedAt } = job;
  const isRunning = state !== "done" && state !== "refused";
  return {
    importId: _id.toString(),
    own: job.adminId.toString() === adminId,
    by,
    state: isRunning ? "running" : state,
    stalled: isRunning && isStalled(job),
    ...stepsOf(job),
    why,
    movedAt: (updatedAt ?? createdAt).toISOString(),
  };
}

function isStalled({ createdAt, updatedAt }: StoredImport): boolean {
  return Date.now() - (updatedAt ?? createdAt).getTime() > stalledMs;
}

/**
 * Continues a stalled import of any admin for about 15 s and returns the progress. Leaves an import alone that is
 * making progress elsewhere.
 * @throws AppError not_found for one that does not exist or has not been started; stale when it was refused
 */
export async function continueImport(id: string): Promise<ImportProgress> {
  await connectDatabase();
  const job = await ProductImport.findOne({ _id: new mongoose.Types.ObjectId(id), state: { $ne: "sending" } }).lean();
  if (!job) throw notFound("import");
  return progressOf(isStalled(job) ? await runImport(job._id, Date.now() + stepMs) : job);
}
