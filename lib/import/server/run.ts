import "server-only";
import type { ClientSession } from "mongoose";
import { freshLists } from "@/lib/catalog/server/lists/load";
import { invalidateAllProducts } from "@/lib/catalog/server/page-tags";
import { counted } from "@/lib/counted";
import { dayMs } from "@/lib/dates";
import { inTransaction } from "@/lib/server/database/transaction";
import { log } from "@/lib/server/log";
import { ImportRow } from "@/models/import-row";
import { Product } from "@/models/product";
import { importTtlSeconds, ProductImport, type StoredImport } from "@/models/product-import";
import { type Row, writeRows } from "./write-rows";

/** How many rows one transaction handles: few enough for the smallest database cache that the shop runs with. */
const batchSize = 500;

/** A product has changed since the import was checked. */
class StaleImportError extends Error {}

/**
 * Continues an import from its current position, batch by batch, until it is done or refused, or until `until` (ms
 * since 1970). Each batch is one transaction that also stores the position of the next one, so a run can be interrupted
 * at any time, and concurrent runs do nothing twice.
 * @returns the import in its new state
 */
export async function runImport(id: StoredImport["_id"], until = Number.POSITIVE_INFINITY): Promise<StoredImport> {
  for (;;) {
    const job = await ProductImport.findById(id).orFail().lean();
    if (job.state === "claiming") await claim(job);
    else if (job.state === "writing") await write(job);
    else if (job.state === "releasing") await release(job);
    else return job;
    if (Date.now() >= until) return ProductImport.findById(id).orFail().lean();
  }
}

/** Advances an import from the position of `job`. Returns false when another run has done so already. */
async function advance(job: StoredImport, to: Partial<StoredImport>, session?: ClientSession): Promise<boolean> {
  const { _id, state, next } = job;
  const forward = { $set: { ...to, updatedAt: new Date() } };
  const { modifiedCount } = await ProductImport.updateOne({ _id, state, next }, forward, { session });
  return modifiedCount === 1;
}

function rowsOf({ staged, next }: StoredImport, end: number): Promise<Row[]> {
  return ImportRow.find({ staged, seq: { $gte: next, $lt: Math.min(next + batchSize, end) } })
    .sort({ seq: 1 })
    .lean();
}

/** Reserves the products to be edited, each in the version that the admin saw. After that, no edit can fail. */
async function claim(job: StoredImport): Promise<void> {
  const rows = await rowsOf(job, job.edited);
  if (rows.length === 0) {
    await advance(job, { state: "writing", next: 0 });
    return;
  }
  try {
    await inTransaction(async (session) => {
      if (!(await advance(job, { next: job.next + rows.length }, session))) return;
      const ids = rows.map(({ productId }) => productId);
      const products = await Product.find(
        { _id: { $in: ids }, live: true },
        { version: 1, importId: 1 },
        { session },
      ).lean();
      const byId = new Map(products.map((product) => [product._id.toString(), product]));
      const lost = rows.find(({ productId, edit }) => {
        const product = byId.get(productId.toString());
        return !product || product.importId || product.version !== edit?.version;
      });
      if (lost) throw new StaleImportError(lost.title);
      await Product.updateMany({ _id: { $in: ids } }, { $set: { importId: job._id } }, { session, timestamps: false });
    });
  } catch (error) {
    if (!(error instanceof StaleImportError)) throw error;
    const why = `"${error.message}" was changed in the shop since the preview. Nothing was imported. Preview the file again.`;
    await advance(job, { state: "releasing", why });
  }
}

/** Applies the next rows. */
async function write(job: StoredImport): Promise<void> {
  const rows = await rowsOf(job, job.edited + job.added);
  if (rows.length === 0) {
    await advance(job, { state: "done" });
    return;
  }
  // The scheduler's call may be the first of this process, and a kind that it does not know has no facts.
  await freshLists();
  await inTransaction(async (session) => {
    if (!(await advance(job, { next: job.next + rows.length }, session))) return;
    await writeRows(job.adminId.toString(), rows, session);
    await invalidateAllProducts(
      rows.map(({ productId }) => productId.toString()),
      session,
    );
  });
}

/** Releases the reserved products. */
async function release(job: StoredImport): Promise<void> {
  await Product.updateMany({ importId: job._id }, { $unset: { importId: 1 } }, { timestamps: false });
  await advance(job, { state: "refused" });
}

/** After this long an import that still fails is given up, in ms: a day before its rows expire. */
const giveUpMs = importTtlSeconds * 1000 - dayMs;

/** Lets go of the products of an import that can't be finished, so that admins can change them again. */
async function giveUp(id: StoredImport["_id"]): Promise<void> {
  const job = await ProductImport.findById(id).orFail().lean();
  const rows = job.state === "writing" ? job.next : 0;
  const why = `The import could not be finished. ${counted(rows, "row")} of ${job.edited + job.added} took effect.`;
  await advance(job, { state: "releasing", why });
}

/** Releases the products of imports that have expired: the scheduler did not run for so long. */
async function releaseForgotten(): Promise<void> {
  const reserving = await Product.distinct("importId", { importId: { $exists: true } });
  if (reserving.length === 0) return;
  const known = new Set((await ProductImport.distinct("_id", { _id: { $in: reserving } })).map(String));
  const forgotten = reserving.filter((id) => !known.has(String(id)));
  await Product.updateMany({ importId: { $in: forgotten } }, { $unset: { importId: 1 } }, { timestamps: false });
}

/**
 * Continues the imports that nobody is waiting for: a server process or a browser ended midway. Stops at `until` (ms
 * since 1970). One that fails does not hold up the others. Products of one that has expired are released.
 * @returns how many were finished
 * @throws what the first that failed has thrown, after the others
 */
export async function finishImports(until: number): Promise<{ finished: number }> {
  const unfinished = await ProductImport.find(
    { state: { $in: ["claiming", "writing", "releasing"] } },
    { createdAt: 1 },
  ).lean();
  const failures: unknown[] = [];
  let finished = 0;
  for (const { _id, createdAt } of unfinished) {
    if (Date.now() >= until) break;
    try {
      const { state } = await runImport(_id, until);
      if (state === "done") finished += 1;
    } catch (error) {
      log.error({ err: error, importId: _id }, "import not continued");
      failures.push(error);
      if (createdAt.getTime() < Date.now() - giveUpMs) await giveUp(_id);
    }
  }
  await releaseForgotten();
  if (failures.length > 0) throw failures[0];
  return { finished };
}
