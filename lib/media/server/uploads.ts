import "server-only";
import { randomUUID } from "node:crypto";
import type { ClientSession } from "mongoose";
import { batchesOf } from "@/lib/batches";
import { dayMs } from "@/lib/dates";
import { invalid } from "@/lib/errors";
import { connectDatabase } from "@/lib/server/database/connection";
import { Upload } from "@/models/upload";
import { uploadNamePattern } from "./references";

export type Folder = "products" | "avatars" | "returns" | "reviews" | "grievances";

/** How long an unused picture stays stored, in ms. */
export const unusedMs = dayMs;

const uploadName = new RegExp(uploadNamePattern);

/** The name of an uploaded picture in a URL of the media host, whatever else the URL contains; null without one. */
export function uploadNameIn(address: string): string | null {
  return uploadName.exec(address)?.[0] ?? null;
}

/**
 * Records a picture before it is sent to the media host, so that every picture there is known to the shop.
 * @param heldUntil until when an import may refer to it
 * @returns its name
 */
export async function noteUpload(folder: Folder, heldUntil?: Date): Promise<string> {
  await connectDatabase();
  const name = randomUUID();
  const createdAt = new Date();
  const nextCheckAt = new Date(createdAt.getTime() + unusedMs);
  await Upload.create({ _id: name, folder, state: "kept", used: false, nextCheckAt, heldUntil, createdAt });
  return name;
}

/** Records the URL of an uploaded picture. */
export async function noteAddress(name: string, url: string): Promise<void> {
  await Upload.updateOne({ _id: name }, { $set: { url } });
}

/** What a document shows, before and after a change: URLs, each once. */
export interface ShownPictures {
  before: readonly string[];
  after: readonly string[];
}

/**
 * Counts the references to pictures, within the transaction that changes what a document shows. Removal writes
 * to the same documents, so one of the two sees the other's change. A picture that nothing shows any more is removed a
 * day from now. One that is referenced by another URL than its own, for example with a transformation, is never removed.
 */
export async function countReferences(changes: readonly ShownPictures[], session: ClientSession): Promise<void> {
  const counts = new Map<string, number>();
  const add = (address: string, count: number) => counts.set(address, (counts.get(address) ?? 0) + count);
  for (const { before, after } of changes) {
    for (const address of new Set(after)) if (!before.includes(address)) add(address, 1);
    for (const address of new Set(before)) if (!after.includes(address)) add(address, -1);
  }
  const writes = [...counts].flatMap(([address, count]) => {
    const name = count === 0 ? null : uploadNameIn(address);
    return name ? [{ updateOne: { filter: { _id: name }, update: counted(address, count) } }] : [];
  });
  if (writes.length > 0) await Upload.collection.bulkWrite(writes as never, { session, ordered: false });
}

/** Adds to the references of a picture, as an update. */
function counted(address: string, count: number) {
  const before = { $ifNull: ["$references", 0] };
  const isUsed = { $gt: ["$references", 0] };
  const nextCheckAt = { $ifNull: ["$nextCheckAt", "$$REMOVE"] };
  const soon = { $cond: [{ $lte: ["$nextCheckAt", null] }, "$$REMOVE", new Date(Date.now() + unusedMs)] };
  if (count < 0) {
    return [
      { $set: { references: { $max: [0, { $add: [before, count] }] } } },
      { $set: { used: { $and: ["$used", isUsed] }, nextCheckAt: { $cond: [isUsed, nextCheckAt, soon] } } },
    ];
  }
  const isOwn = { $eq: ["$url", address] };
  // `used` that another version has set to false stays: it shows that the count is not exact any more.
  const used = { $cond: [{ $gt: [before, 0] }, "$used", true] };
  return [
    { $set: { used, references: { $add: [before, count] }, nextCheckAt: { $cond: [isOwn, nextCheckAt, "$$REMOVE"] } } },
  ];
}

/**
 * Refuses pictures that were removed, within the transaction that counts their references, and after that.
 * @param field the field that references them, @throws AppError invalid
 */
export async function refuseRemoved(
  field: string,
  addresses: readonly string[],
  session: ClientSession,
): Promise<void> {
  const names = addresses.flatMap((address) => uploadNameIn(address) ?? []);
  if (names.length === 0) return;
  if (await Upload.exists({ _id: { $in: names }, state: isRemoved }).session(session)) throw invalid(field, removed);
}

/** How many pictures are looked up at once. */
const batchSize = 1_000;

/**
 * Holds the pictures that the data of an import refer to, after these are written and outside a transaction.
 * @param until when the data expire
 * @returns the first one that was removed; null when none was
 */
export async function holdPictures(addresses: readonly string[], until: Date): Promise<string | null> {
  for (const batch of batchesOf(addresses.filter(uploadNameIn), batchSize)) {
    const named = { _id: { $in: batch.map((address) => uploadNameIn(address) ?? "") } };
    await Upload.updateMany(named, { $max: { heldUntil: until } });
    const gone = await Upload.find({ ...named, state: isRemoved }, { _id: 1 }).lean();
    const names = new Set(gone.map(({ _id }) => _id));
    const first = batch.find((address) => names.has(uploadNameIn(address) ?? ""));
    if (first) return first;
  }
  return null;
}

/** The states of a picture that nothing may refer to any more. */
const isRemoved = { $in: ["removing", "removed"] as const };

/** The reason for a picture that was removed. */
const removed = "was removed because nothing used it for a day; upload it again";
