/** The scheduled jobs in the order in which a run does them. */
export const jobNames = [
  "reconcile",
  "popularity",
  "imports",
  "lists",
  "unusedPictures",
  "returnPictures",
  "erasures",
  "grievances",
  "accountLinks",
  "outbox",
] as const;

export type JobName = (typeof jobNames)[number];

/** What each job does, as the dashboard and docs/operations.md say it. */
export const jobLabels: Record<JobName, string> = {
  reconcile: "Orders and refunds compared with Razorpay",
  popularity: "Popularity of products counted",
  imports: "Interrupted imports continued",
  lists: "Products of merged and renamed entries written anew",
  unusedPictures: "Unused pictures removed",
  returnPictures: "Pictures of old returns removed",
  erasures: "Leftovers of deleted accounts erased",
  grievances: "Names and pictures of old grievances removed",
  accountLinks: "Requests for links answered",
  outbox: "Mails sent again",
};

/** What the last run of a job did. */
export interface JobRun {
  name: JobName;
  /** ISO 8601; null for a job that never ran. */
  startedAt: string | null;
  ms: number;
  /** What was counted, without what was 0. */
  counts: Record<string, number>;
  error: string | null;
}
