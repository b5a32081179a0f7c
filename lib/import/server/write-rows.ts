import "server-only";
import type { ClientSession } from "mongoose";
import { type LoggedChange, writeLogs } from "@/lib/admin-log/server/service";
import type { AddProduct, EditProduct } from "@/lib/catalog/admin/schema";
import { derivedFields } from "@/lib/catalog/server/derived";
import { differences, edited, maxStock, newProduct, readable } from "@/lib/catalog/server/edits";
import { guardReferences, type Referring } from "@/lib/catalog/server/lists/guard";
import { imagesOf } from "@/lib/catalog/server/product-shape";
import { keysOf, pick } from "@/lib/keys";
import { countReferences } from "@/lib/media/server/uploads";
import type { ImportRowFields } from "@/models/import-row";
import { Product, type StoredProduct } from "@/models/product";

export type Row = Omit<ImportRowFields, "add" | "edit"> & { add?: AddProduct; edit?: EditProduct };

/** The outcome of a row: the write, and its log entry. */
interface Written {
  write: Parameters<typeof Product.bulkWrite>[0][number];
  log: LoggedChange;
  /** What it shows before and after. */
  pictures: { before: string[]; after: string[] };
  /** What it refers to before and after. */
  references: { before: Referring | null; after: Referring };
}

/**
 * Applies staged rows within a transaction: products, references to pictures and log together. A new product that another import with the same
 * seal has added is left as it is. Releases the edited products, which the import
 * has reserved.
 */
export async function writeRows(adminId: string, rows: readonly Row[], session: ClientSession): Promise<void> {
  const ids = rows.flatMap(({ edit, productId }) => (edit ? [productId] : []));
  const found = ids.length > 0 ? await Product.find({ _id: { $in: ids } }, null, { session }).lean() : [];
  const products = new Map(found.map((product) => [product._id.toString(), product]));
  const newIds = rows.flatMap(({ add, productId }) => (add ? [productId] : []));
  const there = newIds.length > 0 ? await Product.find({ _id: { $in: newIds } }, { _id: 1 }, { session }).lean() : [];
  const addedBefore = new Set(there.map(({ _id }) => _id.toString()));
  const written = rows.flatMap((row) => {
    if (row.add) return addedBefore.has(row.productId.toString()) ? [] : [added(row, row.add)];
    const before = products.get(row.productId.toString());
    return before && row.edit ? [changed(row, row.edit, before)] : [];
  });
  if (written.length === 0) return;
  await Product.bulkWrite(
    written.map(({ write }) => write),
    { session, ordered: false },
  );
  await countReferences(
    written.map(({ pictures }) => pictures),
    session,
  );
  await writeLogs(
    adminId,
    written.map(({ log }) => log),
    session,
  );
  // Last: whoever saves another product meanwhile waits for these.
  await guardReferences(
    session,
    written.map(({ references }) => references),
  );
}

function logged({ productId, title }: Row, before: LoggedChange["before"], after: LoggedChange["after"]): LoggedChange {
  return { action: "import", target: { kind: "product", id: productId.toString(), title }, before, after };
}

function added(row: Row, body: AddProduct): Written {
  const fields = newProduct(body, { wasChecked: true });
  return {
    write: { insertOne: { document: { _id: row.productId, ...fields } } },
    log: logged(row, null, readable(fields)),
    pictures: { before: [], after: imagesOf(fields) },
    references: { before: null, after: fields },
  };
}

function changed(row: Row, edit: EditProduct, before: StoredProduct): Written {
  const after = edited(before, withinStock(edit, before), { wasChecked: true });
  const { before: old, after: fresh } = differences(before, after) ?? { before: {}, after: {} };
  const { words, ...derived } = derivedFields(after);
  const fields = pick(after, keysOf(fresh));
  return {
    write: {
      updateOne: {
        filter: { _id: before._id },
        update: {
          $set: { ...fields, ...derived, ...(words.join() !== before.words.join() && { words }) },
          $unset: { importId: 1 },
          $inc: { version: 1 },
        },
      },
    },
    log: logged(row, old, fresh),
    pictures: { before: imagesOf(before), after: imagesOf(after) },
    references: { before, after },
  };
}

/** Pieces returned since the preview must not raise the stock above the maximum. */
function withinStock(edit: EditProduct, { stock: now, stockBySize: sizes }: StoredProduct): EditProduct {
  if (edit.stockBySize) {
    const fitting = keysOf(edit.stockBySize).map((size) => {
      const [pieces = 0, before = 0] = [edit.stockBySize?.[size], sizes?.[size]];
      return [size, Math.min(pieces, maxStock - before + (edit.stockBySizeSeen?.[size] ?? before))];
    });
    return { ...edit, stockBySize: Object.fromEntries(fitting) };
  }
  if (edit.stock === undefined || edit.stockSeen === undefined) return edit;
  return { ...edit, stock: Math.min(edit.stock, maxStock - now + edit.stockSeen) };
}
