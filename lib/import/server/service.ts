import "server-only";
import type { ImportReport } from "@/lib/catalog/import-schema";
import { plan } from "@/lib/catalog/server/csv/import-plan";
import { AppError } from "@/lib/http/errors";
import { connectDatabase } from "@/lib/server/database/db";
import { ProductImport, type StoredImport } from "@/models/product-import";
import { stepMs } from "../limits";
import type { ImportProgress } from "../schema";
import { findImport, readParts } from "./parts";
import { runImport } from "./run";
import { stage } from "./stage";

/** What a file would do, row by row; nothing is changed. @throws AppError too_large, invalid */
export async function previewImport(body: ReadableStream<Uint8Array> | null): Promise<ImportReport> {
  return (await plan(body)).report;
}

/** The same for a file that was sent in parts. @throws AppError not_found, too_large, invalid */
export async function checkImport(adminId: string, id: string): Promise<ImportReport> {
  const { _id } = await findImport(adminId, id);
  return previewImport(readParts(_id));
}

/**
 * Carries a file that was sent in parts out, for about 15 s, and says how far it came: to be called again until it is
 * done. The first call stages what the report with this seal said; from then on file and seal don't matter any more.
 * @throws AppError not_found; invalid with the report when a row is wrong; stale when the file, or a product that it
 * changes, is not as it was for that report
 */
export async function applyImport(adminId: string, id: string, seal: string): Promise<ImportProgress> {
  const job = await findImport(adminId, id);
  if (job.state === "sending") await stage(job, (await sealedPlan(readParts(job._id), seal)).changes);
  return progressOf(await runImport(job._id, Date.now() + stepMs));
}

/**
 * Carries out what the report with this seal said of a whole file: all of it or nothing. Gives what was done.
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

async function sealedPlan(body: ReadableStream<Uint8Array> | null, seal: string) {
  const planned = await plan(body);
  if (planned.report.wrong > 0) {
    throw new AppError("invalid", "Nothing was imported: the file has mistakes.", {
      extra: { report: planned.report },
    });
  }
  if (planned.report.seal !== seal) {
    throw new AppError("stale", "The file or the shop changed since the preview. Nothing was imported.");
  }
  return planned;
}

/** How far an import has come: products are first reserved, then changed. @throws AppError stale when it was refused */
function progressOf({ state, edited, added, next, why }: StoredImport): ImportProgress {
  if (state === "refused") throw new AppError("stale", why);
  const total = edited + edited + added;
  const handled = state === "done" ? total : state === "writing" ? edited + next : next;
  return { done: state === "done", handled, total, added, edited };
}
