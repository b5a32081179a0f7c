import "server-only";
import { randomUUID } from "node:crypto";
import type { ClientSession } from "mongoose";
import { batchesOf } from "@/lib/batches";
import { dayMs } from "@/lib/dates";
import { invalid } from "@/lib/errors";
import { connectDatabase } from "@/lib/server/database/db";
import { Upload } from "@/models/upload";

export type Folder = "products" | "avatars" | "returns";

/** How long an unused picture is kept, in ms. */
export const unusedMs = dayMs;

const uploadName = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** The name of an uploaded picture in a URL of the media host, whatever else the URL contains; null without one. */
export function uploadNameIn(address: string): string | null {
  return uploadName.exec(address)?.[0] ?? null;
}

/**
 * Records a picture before it is sent to the media host, so that every picture there is known to the shop.
 * @returns its name
 */
export async function noteUpload(folder: Folder): Promise<string> {
  await connectDatabase();
  const name = randomUUID();
  const createdAt = new Date();
  const lookAt = new Date(createdAt.getTime() + unusedMs);
  await Upload.create({ _id: name, folder, state: "kept", used: false, lookAt, createdAt });
  return name;
}

/** Records the URL of an uploaded picture. */
export async function noteAddress(name: string, url: string): Promise<void> {
  await Upload.updateOne({ _id: name }, { $set: { url } });
}

/**
 * Records that a picture is in use, within the transaction that makes something show it. Removal writes to the same
 * document, so one of the two sees the other's change. A picture that is referenced by another URL than its own, for
 * example with a transformation, can't be looked up and is never removed.
 * @param field the field that references it, @throws AppError invalid when it was removed
 */
export async function claimPicture(field: string, address: string, session?: ClientSession): Promise<void> {
  const name = uploadNameIn(address);
  if (!name) return;
  const claimed = { $set: { used: true }, $inc: { claims: 1 } };
  const upload = await Upload.findOneAndUpdate({ _id: name }, claimed, { session }).lean();
  if (!upload) return;
  if (upload.state !== "kept") throw invalid(field, removed);
  if (upload.url !== address) await Upload.updateOne({ _id: name }, { $unset: { lookAt: 1 } }, { session });
}

/** How many pictures are looked up at once. */
const batchSize = 1_000;

/**
 * The same for many pictures, after the references are written and outside a transaction.
 * @returns the first one that was removed; null when none was
 */
export async function claimPictures(addresses: readonly string[]): Promise<string | null> {
  for (const batch of batchesOf(addresses.filter(uploadNameIn), batchSize)) {
    const named = { _id: { $in: batch.map((address) => uploadNameIn(address) ?? "") } };
    await Upload.updateMany(named, { $set: { used: true }, $inc: { claims: 1 } });
    const uploads = await Upload.find(named, { url: 1, state: 1 }).lean();
    const byName = new Map(uploads.map((upload) => [upload._id, upload]));
    const uploadOf = (address: string) => byName.get(uploadNameIn(address) ?? "");
    const gone = batch.find((address) => (uploadOf(address)?.state ?? "kept") !== "kept");
    if (gone) return gone;
    const otherwise = batch.filter((address) => (uploadOf(address)?.url ?? address) !== address);
    if (otherwise.length === 0) continue;
    await Upload.updateMany({ _id: { $in: otherwise.map(uploadNameIn) } }, { $unset: { lookAt: 1 } });
  }
  return null;
}

/** The reason for a picture that was removed. */
const removed = "was removed because nothing used it for a day; upload it again";

/** Records that a picture was replaced: it is removed a day from now unless something else shows it. */
export async function releasePicture(address: string, session: ClientSession): Promise<void> {
  const name = uploadNameIn(address);
  if (!name) return;
  const lookAt = new Date(Date.now() + unusedMs);
  await Upload.updateOne({ _id: name, lookAt: { $exists: true } }, { $set: { used: false, lookAt } }, { session });
}
