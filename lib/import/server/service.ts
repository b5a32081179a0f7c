import "server-only";
import { AppError } from "@/lib/errors";
import { connectDatabase } from "@/lib/server/database/connection";
import { ProductImport, type StoredImport } from "@/models/product-import";
import { stepMs } from "../limits";
import type { ImportReport } from "../report-schema";
import type { ImportProgress } from "../schema";
import { type FindPicture, plan } from "./csv/import-plan";
import { findImport, readParts } from "./parts";
import { PictureIndex } from "./picture-index";
import { runImport } from "./run";
import { stage } from "./stage";

/** Previews a file row by row; nothing is changed. @throws AppError too_large, invalid */
export async function previewImport(body: ReadableStream<Uint8Array> | null): Promise<ImportReport> {
  return (await plan(body)).report;
}

/**
 * The same for a file that was sent in parts, whose rows may name pictures to be uploaded or fetched: missing ones are
 * part of the report, and are recorded as wanted.
 * @throws AppError not_found, too_large, invalid
 */
export async function checkImport(adminId: string, id: string): Promise<ImportReport> {
  const { _id } = await findImport(adminId, id);
  const pictures = await PictureIndex.open(_id);
  const { report } = await plan(readParts(_id), pictures.find);
  await pictures.note();
  return { ...report, pictures: pictures.missing() };
}

/**
 * Applies a file that was sent in parts, for about 15 s, and returns the progress; call it again until it is done. The
 * first call stages the changes of the report with this seal; from then on file and seal are ignored.
 * @throws AppError not_found; invalid with the report when a row is invalid; stale when the file, or a product that it
 * changes, differs from that report
 */
export async function applyImport(adminId: string, id: string, seal: string): Promise<ImportProgress> {
  const job = await findImport(adminId, id);
  if (job.state === "sending") {
    const pictures = await PictureIndex.open(job._id);
    const { changes } = await sealedPlan(readParts(job._id), seal, pictures.find);
    await stage(job, changes);
  }
  return progressOf(await runImport(job._id, Date.now() + stepMs));
}

/**
 * Applies the report with this seal to a whole file: all of it or nothing. Returns what was done.
 * @throws AppError too_large, and those of applyImport
 */
export async function importProducts(
  adminId: string,
  body: ReadableStream<Uint8Array> | null,
  seal: string,
): Promise<ImportReport> {
  await connectDatabase();
  const { report, changes } = await sealedPlan(body, seal);
  if (changes.length === 0) return report;
  const job = await ProductImport.create({ adminId, state: "sending", createdAt: new Date() });
  await stage(job, changes);
  progressOf(await runImport(job._id));
  return report;
}

async function sealedPlan(body: ReadableStream<Uint8Array> | null, seal: string, findPicture?: FindPicture) {
  const planned = await plan(body, findPicture);
  if (planned.report.wrong > 0) {
    throw new AppError("invalid", "Nothing was imported: the file has errors.", {
      extra: { report: planned.report },
    });
  }
  if (planned.report.seal !== seal) {
    throw new AppError("stale", "The file or the shop changed since the preview. Nothing was imported.");
  }
  return planned;
}

/** The progress of an import: products are first reserved, then changed. @throws AppError stale when it was refused */
export function progressOf(job: StoredImport): ImportProgress {
  if (job.state === "refused") throw new AppError("stale", job.why);
  return { done: job.state === "done", ...stepsOf(job) };
}

/** How many steps an import has done, of how many. */
export function stepsOf({ state, edited, added, next }: StoredImport): Omit<ImportProgress, "done"> {
  const total = edited + edited + added;
  const handled = state === "done" ? total : state === "writing" ? edited + next : next;
  return { handled, total, added, edited };
}
