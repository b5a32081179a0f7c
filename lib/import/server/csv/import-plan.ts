import "server-only";
import { createHash, type Hash } from "node:crypto";
import { batchesFrom } from "@/lib/batches";
import { imagesOf } from "@/lib/catalog/server/product-shape";
import { cleanNumber } from "@/lib/clean-text";
import { AppError } from "@/lib/errors";
import { Id } from "@/lib/http/shapes";
import { isOwnImage } from "@/lib/media/server/image-url";
import { connectDatabase } from "@/lib/server/database/connection";
import { env } from "@/lib/server/env";
import { Product as Products, type StoredProduct } from "@/models/product";
import type { ImportReport } from "../../report-schema";
import type { Cells } from "./columns";
import { quoted } from "./messages";
import { type Planned, planEdit, planNew } from "./plan";
import { type CsvRecord, readRecords } from "./records";
import { sealed, withTakenTitle } from "./twins";

/** How many rows are looked up at a time. */
const batchSize = 500;
/** How many products one import may change. */
const maxChanges = 20_000;
/** How many rows and errors the report shows. */
const shown = 100;

/** A picture that a row names and that is not yet a picture of the shop: its stored URL, or why there is none. */
export type FoundPicture = { url: string } | { reason: string };
export type FindPicture = (cell: string) => FoundPicture;

/** A row that changes the shop; `id` is the id of its product, of a new one only in a finished plan. */
export type Change = Extract<Planned, { kind: "add" | "edit" }> & { id: string; title: string };

/**
 * Plans an import row by row: the report for the admin, and the changes. Nothing is changed.
 * @param findPicture looks up pictures that are not the shop's own; without it, only the shop's own are accepted
 * @throws AppError too_large, invalid with the line at which the file becomes unreadable
 */
export async function plan(
  body: ReadableStream<Uint8Array> | null,
  findPicture: FindPicture = foreignPicture,
): Promise<{ report: ImportReport; changes: Change[] }> {
  await connectDatabase();
  const report: ImportReport = { added: 0, edited: 0, same: 0, rows: [], wrong: 0, errors: [], seal: "" };
  const changes: Change[] = [];
  const hash = createHash("sha256");
  const seen = new Map<string, number>();
  for await (const batch of batchesFrom(readRecords(body), batchSize)) {
    const products = await productsOf(batch);
    const added: { line: number; title: string }[] = [];
    for (const record of batch) {
      const { line, cells } = record;
      const id = idIn(cells);
      const stored = products.get(id);
      const planned = withPictures(planRow(record, stored, seen.get(id)), cells, stored, findPicture);
      if (id) seen.set(id, line);
      seals(hash, planned, id);
      if (planned.kind === "add") added.push({ line, title: planned.body.title });
      count(report, changes, planned, { line, id, title: stored?.title ?? cells.title ?? "" });
    }
    countTaken(report, await withTakenTitle(added));
    if (changes.length > maxChanges) {
      throw new AppError("too_large", `More than ${maxChanges} products would change. Split the file.`);
    }
  }
  const { seal, changes: withIds } = await sealed(hash.digest("hex"), changes);
  return { report: { ...report, seal }, changes: withIds };
}

/** An edit includes the version of its product, and the stock that the difference is based on. */
function seals(hash: Hash, planned: Planned, id: string): void {
  if (planned.kind === "add") hash.update(JSON.stringify(planned.body));
  if (planned.kind === "edit") hash.update(JSON.stringify([id, planned.edit]));
}

/** The id of a row's product; "" for a new one. */
const idIn = (cells: Cells) =>
  cleanNumber(cells._id ?? "")
    .trim()
    .toLowerCase();

async function productsOf(batch: CsvRecord[]): Promise<Map<string, StoredProduct>> {
  const ids = batch.map(({ cells }) => idIn(cells)).filter((id) => Id.safeParse(id).success);
  const products = await Products.find({ _id: { $in: ids }, live: true }, { words: 0 }).lean<StoredProduct[]>();
  return new Map(products.map((product) => [product._id.toString(), product]));
}

/** `earlier` is the earlier line with the same product. */
function planRow(
  { cells, problem }: CsvRecord,
  stored: StoredProduct | undefined,
  earlier: number | undefined,
): Planned {
  if (problem) return wrong("", problem);
  if (!idIn(cells)) return planNew(cells);
  if (earlier !== undefined) return wrong("_id", `is already used in line ${earlier}`);
  return stored
    ? planEdit(cells, stored)
    : wrong("_id", `${quoted(cells._id ?? "")} does not match a product; leave it empty for a new one`);
}

function wrong(field: string, reason: string): Planned {
  return { kind: "wrong", issues: [{ field, reason }] };
}

const foreignPicture: FindPicture = (cell) => ({ reason: `${quoted(cell)} must be a picture uploaded to this shop` });

/** The pictures of a row are the shop's own, or are replaced by those that were stored for it. */
function withPictures(
  planned: Planned,
  cells: Cells,
  stored: StoredProduct | undefined,
  findPicture: FindPicture,
): Planned {
  const { field, images } = picturesOf(planned, cells, stored);
  const found = images
    .filter((image) => !isOwnImage(image, env().CLOUDINARY_URL))
    .map((image) => ({ image, ...findPicture(image) }));
  const issues = found.flatMap((one) => ("reason" in one ? { field, reason: one.reason } : []));
  if (planned.kind === "wrong") return { kind: "wrong", issues: [...planned.issues, ...issues] };
  if (issues.length > 0) return { kind: "wrong", issues };
  const [first] = found;
  if (!first || planned.kind === "same") return planned;
  const urls = new Map(found.map((one) => [one.image, "url" in one ? one.url : one.image]));
  const replaced = <T extends { image?: string; images?: string[] | null }>(fields: T): T => ({
    ...fields,
    ...(fields.image && { image: urls.get(fields.image) ?? fields.image }),
    ...(fields.images && { images: fields.images.map((image) => urls.get(image) ?? image) }),
  });
  const picture = first.image;
  return planned.kind === "add"
    ? { ...planned, body: replaced(planned.body), after: replaced(planned.after), picture }
    : { ...planned, edit: replaced(planned.edit), after: replaced(planned.after), picture };
}

/**
 * The pictures that a row sets, and the column that names them. They are also checked when the row has other errors,
 * unless the pictures themselves are invalid.
 */
function picturesOf(
  planned: Planned,
  cells: Cells,
  stored: StoredProduct | undefined,
): { field: "image" | "images"; images: string[] } {
  const none = { field: "image", images: [] } as const;
  if (planned.kind === "same") return { ...none, images: [] };
  if (planned.kind === "wrong") {
    const isAbout = /^(|_id|image|images\b.*)$/;
    if (planned.issues.some(({ field }) => isAbout.test(field))) return { ...none, images: [] };
    const known = stored ? imagesOf(stored) : [];
    const field = cells.images?.trim() ? "images" : "image";
    const named = field === "images" ? (cells.images ?? "").trim().split(/\s+/) : [cells.image?.trim() ?? ""];
    return { field, images: named.filter((image) => image && !known.includes(image)) };
  }
  const { image, images } = planned.kind === "add" ? planned.body : planned.edit;
  return images ? { field: "images", images } : { field: "image", images: image ? [image] : [] };
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
    changes.push({ ...planned, id, title });
    const before = planned.kind === "edit" ? planned.before : null;
    const { kind, after, picture } = planned;
    if (report.rows.length < shown) report.rows.push({ line, kind, title, before, after, picture });
  }
}

function countTaken(report: ImportReport, rows: { line: number; title: string }[]): void {
  if (rows.length === 0) return;
  const { count: before, first } = report.taken ?? { count: 0, first: [] };
  report.taken = { count: before + rows.length, first: [...first, ...rows].slice(0, shown) };
}
