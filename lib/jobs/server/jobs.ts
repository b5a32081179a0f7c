import "server-only";
import { answerOpenRequests } from "@/lib/auth/server/links";
import { settleProducts } from "@/lib/catalog/server/lists/settle";
import { countPopularity } from "@/lib/catalog/server/popularity";
import { forgetOldGrievances } from "@/lib/grievance/server/forget";
import { finishImports } from "@/lib/import/server/run";
import { removeUnusedPictures } from "@/lib/media/server/remove-unused";
import { sendDueMessages } from "@/lib/message/server/send";
import type { Reconciled } from "@/lib/order/schema";
import { reconcile } from "@/lib/order/server/reconcile/reconcile";
import { forgetOldPictures } from "@/lib/order/server/returns/old-pictures";
import { eraseLeftovers } from "@/lib/privacy/server/leftovers";
import type { JobName } from "../names";

/** A job of the table. `Result`: what a run did, counted or in detail. */
export interface ScheduledJob<Result extends object = object> {
  /** At each call of the scheduler, or at the first one after an Indian midnight. */
  every: "call" | "day";
  /** How long after the start of the call it begins no new work, in ms. A function may take 60 s. */
  until: number;
  /** A slow mail server does not hold up the answer. */
  afterAnswer?: true;
  /** `until`: when to begin no new work, in ms since 1970. A daily job that has left some says `isCutOff`, and stays due. */
  run: (until: number) => Promise<Result & { isCutOff?: boolean }>;
}

/** What a deployment's scheduler runs, in this order. What is not done in time is left for the next call. */
export const jobs: Record<JobName, ScheduledJob> & { reconcile: ScheduledJob<Reconciled> } = {
  reconcile: { every: "call", until: 30_000, run: reconcile },
  popularity: { every: "day", until: 40_000, run: countPopularity },
  imports: { every: "call", until: 40_000, run: finishImports },
  lists: { every: "call", until: 42_000, run: settleProducts },
  unusedPictures: { every: "call", until: 45_000, run: removeUnusedPictures },
  returnPictures: { every: "day", until: 47_000, run: forgetOldPictures },
  erasures: { every: "call", until: 48_000, run: eraseLeftovers },
  grievances: { every: "day", until: 49_000, run: forgetOldGrievances },
  accountLinks: { every: "call", until: 50_000, afterAnswer: true, run: answerOpenRequests },
  outbox: { every: "call", until: 50_000, afterAnswer: true, run: sendDueMessages },
};
