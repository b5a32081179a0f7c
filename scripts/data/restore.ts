import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { BSON, type Collection, type Db, type Document, type IndexDescription } from "mongodb";
import { invalidateAll } from "@/lib/cache/server/invalidate-all";
import type { Counts } from "./backup";

const suffix = ".metadata.json";

/** How many bytes of documents are inserted at once. */
const batchBytes = 4_000_000;

/** Numbers stay what they are in the database: a whole number in a 64-bit field, for instance. */
const exactly = { promoteValues: false, promoteLongs: false, bsonRegExp: true };

/**
 * Restores a backup made by backUp.
 * @param force deletes what the database has; without it, a database with documents is refused
 * @throws Error when the folder has no backup or a damaged one, or the database has documents; nothing is changed then
 */
export async function restore(db: Db, folder: string, force: boolean): Promise<Counts> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.flatMap((file) => (file.endsWith(suffix) ? [file.slice(0, -suffix.length)] : []));
  if (names.length === 0) throw new Error(`There is no backup in ${folder}.`);
  const former = await formerCollections(db, force);
  // Nothing is deleted for a backup that can't be read to its end, or by a user who may not write it.
  for (const name of names) for await (const _batch of batches(join(folder, `${name}.bson.gz`)));
  await checkRights(db);
  for (const collection of former) await collection.drop();
  const counts: Counts = {};
  for (const name of names.sort()) {
    const { options = {}, indexes } = readMetadata(join(folder, name + suffix));
    const collection = await db.createCollection(name, options);
    counts[name] = 0;
    for await (const batch of batches(join(folder, `${name}.bson.gz`))) {
      await collection.insertMany(batch, { ordered: false, bypassDocumentValidation: true });
      counts[name] += batch.length;
    }
    const others = indexes.filter((index) => index.name !== "_id_");
    if (others.length > 0) await db.command({ createIndexes: name, indexes: others });
  }
  if (force) await invalidateAll(db);
  return counts;
}

/** @throws MongoServerError for a user who may not insert documents without their validation */
async function checkRights(db: Db): Promise<void> {
  const probe = db.collection("restore_probe");
  await probe.insertOne({}, { bypassDocumentValidation: true });
  await probe.drop();
}

function readMetadata(file: string): { options?: Document; indexes: IndexDescription[] } {
  return BSON.EJSON.parse(readFileSync(file, "utf8"));
}

/** The collections that are to be deleted. @throws Error unless they are empty, or `force` is true */
async function formerCollections(db: Db, force: boolean): Promise<Collection[]> {
  const collections = (await db.collections()).filter(({ collectionName }) => !collectionName.startsWith("system."));
  for (const collection of collections) {
    if (!force && (await collection.findOne())) {
      throw new Error(`The database ${db.databaseName} is not empty. With --force all of it is deleted first.`);
    }
  }
  return collections;
}

/** The documents of a file, several at a time. */
async function* batches(file: string): AsyncGenerator<Document[]> {
  let rest = Buffer.alloc(0);
  let batch: Document[] = [];
  let bytes = 0;
  // Errors of either stream are thrown where the bytes are read.
  for await (const part of pipeline(createReadStream(file), createGunzip(), () => undefined)) {
    rest = Buffer.concat([rest, part]);
    // Each document begins with its length.
    while (rest.length >= 4 && rest.length >= rest.readInt32LE()) {
      const length = rest.readInt32LE();
      batch.push(BSON.deserialize(rest.subarray(0, length), exactly));
      rest = rest.subarray(length);
      bytes += length;
      if (bytes < batchBytes) continue;
      yield batch;
      batch = [];
      bytes = 0;
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends in the middle of a document.`);
  if (batch.length > 0) yield batch;
}
