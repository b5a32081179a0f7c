import "server-only";
import { freshLists } from "@/lib/catalog/server/lists/load";
import { indianMidnight } from "@/lib/dates";
import type { Reconciled } from "@/lib/order/schema";
import { afterResponse } from "@/lib/server/after-response";
import { connectDatabase } from "@/lib/server/database/connection";
import { log } from "@/lib/server/log";
import { Job } from "@/models/job";
import { countsOf } from "../counts";
import { type JobName, type JobRun, jobNames } from "../names";
import { takeOverFormerNames } from "./former-names";
import { jobs, type ScheduledJob } from "./jobs";

const laterJobs = jobNames.filter((name) => jobs[name].afterAnswer);
const otherJobs = jobNames.filter((name) => name !== "reconcile" && !laterJobs.includes(name));

/**
 * Runs every job that is due, one after another, and stores each run. One that fails does not hold up the others: it is
 * logged, and the dashboard shows it. Call it only from a route handler: some jobs run after the answer.
 * @returns what the reconciler did
 * @throws what the reconciler threw, for the scheduler to see
 */
export async function runJobs(): Promise<Reconciled> {
  const start = Date.now();
  await connectDatabase();
  // Mails and products say what the lists of the catalogue say now.
  await freshLists();
  await takeOverFormerNames();
  afterResponse(() => runEach(laterJobs, start));
  const reconciled = runJob("reconcile", jobs.reconcile, start);
  await reconciled.catch(() => undefined);
  await runEach(otherJobs, start);
  return reconciled;
}

async function runEach(names: readonly JobName[], start: number): Promise<void> {
  for (const name of names) {
    // A job that fails has said so in the log; that it is unknown whether one is due is said here.
    const due = await isDue(name).catch((error: unknown) => log.error({ err: error, job: name }, "job not started"));
    if (due) await runJob(name, jobs[name], start).catch(() => undefined);
  }
}

/** A daily job is due after each Indian midnight until a run that began since has succeeded, and left nothing. */
async function isDue(name: JobName): Promise<boolean> {
  if (jobs[name].every === "call") return true;
  const midnight = new Date(indianMidnight(Date.now()));
  return (await Job.countDocuments({ _id: name, succeededAt: { $gte: midnight } })) === 0;
}

async function runJob<Result extends object>(
  name: JobName,
  { until, run }: ScheduledJob<Result>,
  start: number,
): Promise<Result> {
  const startedAt = new Date();
  const begun = performance.now();
  const store = (result: object, error?: string) => {
    const ms = Math.round(performance.now() - begun);
    const set = { startedAt, ms, ...result };
    return Job.updateOne({ _id: name }, error ? { $set: { ...set, error } } : { $set: set, $unset: { error: 1 } }, {
      upsert: true,
    });
  };
  try {
    const result = await run(start + until);
    const counts = countsOf(result);
    await store({ counts, ...(!result.isCutOff && { succeededAt: startedAt }) });
    const line: object = { job: name, ...result };
    log.info(line, "job done");
    return result;
  } catch (error) {
    log.error({ err: error, job: name }, "job failed");
    await store({}, error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  }
}

/** The last run of every job, in the order of `jobNames`. */
export async function loadJobRuns(): Promise<JobRun[]> {
  await connectDatabase();
  const stored = new Map((await Job.find({ _id: { $in: jobNames } }).lean()).map((job) => [job._id, job]));
  return jobNames.map((name) => {
    const { startedAt, ms = 0, counts = {}, error = null } = stored.get(name) ?? {};
    return { name, startedAt: startedAt?.toISOString() ?? null, ms, counts, error: error ?? null };
  });
}
