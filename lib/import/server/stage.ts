import "server-only";
import mongoose from "mongoose";
import { batchesOf } from "@/lib/batches";
import type { AddProduct, EditProduct } from "@/lib/catalog/admin/schema";
import { guardRows } from "@/lib/catalog/server/lists/guard";
import { AppError } from "@/lib/errors";
import { holdPictures } from "@/lib/media/server/uploads";
import { inTransaction } from "@/lib/server/database/transaction";
import { ImportRow } from "@/models/import-row";
import { ProductImport, type StoredImport } from "@/models/product-import";
import type { Change } from "./csv/import-plan";
import { importEnd } from "./end";

/** How many rows are stored at a time. */
const batchSize = 1_000;

/**
 * Stores the changes of an import as rows to apply, edits first. Nothing in the shop changes yet. When two calls stage
 * the same import, the first one to finish wins.
 * @throws AppError stale when a picture that a row names was removed, or what it refers to in the catalogue
 */
export async function stage({ _id }: Pick<StoredImport, "_id">, changes: readonly Change[]): Promise<void> {
  const staged = new mongoose.Types.ObjectId();
  const edits = changes.filter(({ kind }) => kind === "edit");
  const adds = changes.filter(({ kind }) => kind === "add");
  const createdAt = new Date();
  const rows = [...edits, ...adds].map((change, seq) => ({
    staged,
    seq,
    productId: new mongoose.Types.ObjectId(change.id),
    title: change.title,
    ...(change.kind === "add" ? { add: change.body } : { edit: change.edit }),
    createdAt,
  }));
  for (const batch of batchesOf(rows, batchSize)) await ImportRow.insertMany(batch, { ordered: false, lean: true });
  await holdStaged(rows);
  const claiming = { state: "claiming", staged, edited: edits.length, added: adds.length, next: 0 } as const;
  await inTransaction(async (session) => {
    await guardRows(
      session,
      changes.map((change) => (change.kind === "add" ? change.body : change.edit)),
    );
    // It expires with its rows, however long ago its file was sent.
    const begun = { $set: { ...claiming, createdAt, updatedAt: new Date() } };
    await ProductImport.updateOne({ _id, state: "sending" }, begun, { session });
  });
}

/** Holds the pictures of staged rows, so that they are not removed before the rows are applied. */
async function holdStaged(rows: readonly { title: string; add?: AddProduct; edit?: EditProduct }[]): Promise<void> {
  const images = new Map(
    rows.flatMap(({ title, add, edit }) => {
      const { image = "", images = [image] } = add ?? edit ?? {};
      return images.map((each) => [each, title] as const);
    }),
  );
  const gone = await holdPictures([...images.keys()], importEnd());
  if (gone === null) return;
  throw new AppError("stale", `The picture of "${images.get(gone)}" was removed meanwhile. Nothing was imported.`);
}
