import "server-only";
import type mongoose from "mongoose";
import { AppError, notFound } from "@/lib/errors";
import { readBytes } from "@/lib/http/server/read-body";
import { connectDatabase } from "@/lib/server/database/connection";
import { ImportPart } from "@/models/import-part";
import { ProductImport, type StoredImport } from "@/models/product-import";
import { maxPartBytes, maxPartText } from "../limits";
import { checkColumns } from "./csv/records";

/** The import of an admin. @throws AppError not_found for an unknown or expired one, and for somebody else's */
export async function findImport(adminId: string, id: string): Promise<StoredImport> {
  await connectDatabase();
  const job = await ProductImport.findOne({ _id: id, adminId }).lean();
  if (!job) throw notFound("import");
  return job;
}

/**
 * Stores a part of a file; the first one starts an import. A part that is sent again replaces the earlier one.
 * @returns the id of the import
 * @throws AppError too_large, not_found, conflict when the import is already being applied, invalid with the line when
 * the file can't be read
 */
export async function storePart(adminId: string, request: Request, part: number, id?: string): Promise<string> {
  const bytes = await readBytes(request, maxPartBytes, `A part can have at most ${maxPartText}.`);
  const { _id, state } = id ? await findImport(adminId, id) : await begin(adminId, bytes);
  if (state !== "sending") throw new AppError("conflict", "This import has already started and accepts no more parts.");
  const createdAt = new Date();
  await ImportPart.updateOne({ importId: _id, part }, { $set: { bytes, createdAt } }, { upsert: true });
  return _id.toString();
}

/** Rejects a file with unknown columns before the rest of it is sent. */
async function begin(adminId: string, bytes: Buffer): Promise<StoredImport> {
  await connectDatabase();
  await checkColumns(new Uint8Array(bytes));
  const job = await ProductImport.create({ adminId, state: "sending", createdAt: new Date() });
  return job.toObject();
}

/** The file of an import, as a stream of its parts. @throws AppError invalid when a part is missing */
export function readParts(importId: mongoose.Types.ObjectId): ReadableStream<Uint8Array> {
  const parts = partsInOrder(importId);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return();
    },
  });
}

async function* partsInOrder(importId: mongoose.Types.ObjectId): AsyncGenerator<Uint8Array, void, void> {
  const cursor = ImportPart.find({ importId }, { part: 1, bytes: 1 }).sort({ part: 1 }).lean().cursor({ batchSize: 2 });
  let expected = 0;
  try {
    for await (const { part, bytes } of cursor) {
      if (part !== expected) throw new AppError("invalid", "A part of the file is missing. Choose the file again.");
      expected += 1;
      yield new Uint8Array(bytes.buffer);
    }
  } finally {
    await cursor.close();
  }
}
