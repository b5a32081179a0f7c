import "server-only";
import { createHash, type Hash } from "node:crypto";
import mongoose, { type ClientSession } from "mongoose";
import { type LoggedChange, writeLogs } from "@/lib/admin-log/service";
import { connectDatabase, inLongTransaction } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { Id } from "@/lib/http/shapes";
import { isOwnImage } from "@/lib/media/image-url";
import { Product as Products, type StoredProduct } from "@/models/product";
import { batchesFrom, batchesOf } from "./batches";
import { type Planned, planEdit, planNew } from "./csv-plan";
import { type CsvRecord, readRecords } from "./csv-records";
import { derivedFields } from "./derived";
import { differences, edited, newProduct, readable } from "./edits";
import type { ImportReport } from "./import-schema";
import { learnWords } from "./search";

/** How many rows are looked up or written at a time. */
const batchSize = 500;
/** How many products one import may change: what one transaction takes. */
const mostChanges = 20_000;
/** How many rows and errors the report shows. */
const shown = 100;

type Change = Extract<Planned, { kind: "add" | "edit" }> & { id: string; title: string };

/** What a file would do, row by row; nothing is changed. @throws AppError too_large, invalid */
export async function previewImport(body: ReadableStream<Uint8Array> | null): Promise<ImportReport> {
  return (await plan(body)).report;
}

/**
 * Carries out what the report with this seal said of a file: all of it or nothing. Gives what was done.
 * @throws AppError too_large; invalid with the report when a row is wrong; stale when the file or a product that it
 * changes is not as it was for that report
 */
export async function importProducts(
  adminId: string,
  body: ReadableStream<Uint8Array> | null,
  seal: string,
): Promise<ImportReport> {
  const { report, changes } = await plan(body);
  if (report.wrong > 0) {
    throw new AppError("invalid", "Nothing was imported: the file has mistakes.", { extra: { report } });
  }
  if (report.seal !== seal) throw stale();
  if (changes.length === 0) return report;
  const words = await inLongTransaction(async (session) => {
    const written: { words: string[] }[] = [];
    for (const batch of batchesOf(changes, batchSize)) written.push(...(await writeBatch(adminId, batch, session)));
    return written;
  });
  for (const batch of batchesOf(words, batchSize)) await learnWords(batch);
  return report;
}

async function plan(body: ReadableStream<Uint8Array> | null): Promise<{ report: ImportReport; changes: Change[] }> {
  await connectDatabase();
  const report: ImportReport = { added: 0, edited: 0, same: 0, rows: [], wrong: 0, errors: [], seal: "" };
  const changes: Change[] = [];
  const hash = createHash("sha256");
  const seen = new Map<string, number>();
  for await (const batch of batchesFrom(readRecords(body), batchSize)) {
    const products = await productsOf(batch);
    for (const record of batch) {
      const { line, cells } = record;
      const id = cells._id?.trim().toLowerCase() ?? "";
      const stored = products.get(id);
      const planned = withOwnImage(planRow(record, stored, seen.get(id)));
      if (id) seen.set(id, line);
      seals(hash, planned, id);
      count(report, changes, planned, { line, id, title: stored?.title ?? cells.title ?? "" });
    }
    if (changes.length > mostChanges) {
      throw new AppError("too_large", `More than ${mostChanges} products would change. Split the file.`);
    }
  }
  return { report: { ...report, seal: hash.digest("hex") }, changes };
}

/** An edit holds the version of its product, and the stock that it is counted from. */
function seals(hash: Hash, planned: Planned, id: string): void {
  if (planned.kind === "add") hash.update(JSON.stringify(planned.body));
  if (planned.kind === "edit") hash.update(JSON.stringify([id, planned.edit]));
}

function stale(): AppError {
  return new AppError("stale", "The file or the shop changed since the preview. Nothing was imported.");
}

async function productsOf(batch: CsvRecord[]): Promise<Map<string, StoredProduct>> {
  const ids = batch.map(({ cells }) => cells._id?.trim() ?? "").filter((id) => Id.safeParse(id).success);
  const products = await Products.find({ _id: { $in: ids }, live: true }).lean();
  return new Map(products.map((product) => [product._id.toString(), product]));
}

/** `earlier` is the line that names the same product already. */
function planRow(
  { cells, problem }: CsvRecord,
  stored: StoredProduct | undefined,
  earlier: number | undefined,
): Planned {
  if (problem) return wrong("", problem);
  if (!cells._id?.trim()) return planNew(cells);
  if (earlier !== undefined) return wrong("_id", `stands in line ${earlier} already`);
  return stored ? planEdit(cells, stored) : wrong("_id", "is of no product of the shop; leave it empty for a new one");
}

function wrong(field: string, reason: string): Planned {
  return { kind: "wrong", issues: [{ field, reason }] };
}

function withOwnImage(planned: Planned): Planned {
  const image = planned.kind === "add" ? planned.body.image : planned.kind === "edit" ? planned.edit.image : undefined;
  if (image === undefined || isOwnImage(image, env().CLOUDINARY_URL)) return planned;
  return wrong("image", "must be a picture of this shop");
}

function count(
  report: ImportReport,
  changes: Change[],
  planned: Planned,
  { line, id, title }: { line: number; id: string; title: string },
): void {
  if (planned.kind === "same") report.same += 1;
  else if (planned.kind === "wrong") {
    report.wrong += 1;
    const errors = planned.issues.map((issue) => ({ line, ...issue }));
    report.errors.push(...errors.slice(0, Math.max(0, shown - report.errors.length)));
  } else {
    if (planned.kind === "add") report.added += 1;
    else report.edited += 1;
    changes.push({ ...planned, id: id || new mongoose.Types.ObjectId().toString(), title });
    const before = planned.kind === "edit" ? planned.before : null;
    const { kind, after } = planned;
    if (report.rows.length < shown) report.rows.push({ line, kind, title, before, after });
  }
}

/** Writes some changes, on the products as they are in this transaction. @throws AppError stale */
async function writeBatch(adminId: string, batch: Change[], session: ClientSession): Promise<{ words: string[] }[]> {
  const ids = batch.flatMap((change) => (change.kind === "edit" ? [change.id] : []));
  const found = await Products.find({ _id: { $in: ids }, live: true }, null, { session }).lean();
  const products = new Map(found.map((product) => [product._id.toString(), product]));
  const writes: Parameters<typeof Products.bulkWrite>[0] = [];
  const logs: LoggedChange[] = [];
  const words: { words: string[] }[] = [];
  for (const change of batch) {
    if (change.kind === "add") {
      const fields = newProduct(change.body);
      writes.push({ insertOne: { document: { _id: new mongoose.Types.ObjectId(change.id), ...fields } } });
      logs.push(logged(change, null, readable(fields)));
      words.push(fields);
      continue;
    }
    const before = products.get(change.id);
    if (!before || before.version !== change.edit.version) throw stale();
    const after = edited(before, change.edit);
    const changed = differences(before, after);
    if (!changed) continue;
    const derived = derivedFields(after);
    const sameWords = derived.words.join() === before.words.join();
    const { words: found, ...rest } = derived;
    const fields = Object.fromEntries(
      Object.keys(changed.after).map((name) => [name, after[name as keyof typeof after]]),
    );
    writes.push({
      updateOne: {
        filter: { _id: before._id },
        update: { $set: { ...fields, ...rest, ...(!sameWords && { words: found }) }, $inc: { version: 1 } },
      },
    });
    logs.push(logged(change, changed.before, changed.after));
    if (!sameWords) words.push(derived);
  }
  if (writes.length > 0) await Products.bulkWrite(writes, { session, ordered: false });
  await writeLogs(adminId, logs, session);
  return words;
}

function logged(change: Change, before: LoggedChange["before"], after: LoggedChange["after"]): LoggedChange {
  return { action: "import", target: { kind: "product", id: change.id, title: change.title }, before, after };
}
