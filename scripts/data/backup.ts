import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { BSON, type ClientSession, type Collection, type CollectionInfo, type Db } from "mongodb";

/** How many documents a collection of a backup has. */
export type Counts = Record<string, number>;

/**
 * Writes all collections of a database into a folder, with their options and indexes: of each `<name>.bson.gz` and
 * `<name>.metadata.json`, like mongodump. All of it is as it was at one moment, while the shop goes on. A backup that
 * breaks off leaves only `<folder>.partial` behind.
 * @throws Error when the folder has something in it, or reading takes longer than the database keeps the moment (5
 * minutes unless configured)
 */
export async function backUp(db: Db, folder: string): Promise<Counts> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const partial = `${folder.replace(/[\\/]+$/, "")}.partial`;
  rmSync(partial, { recursive: true, force: true });
  // The data are personal: for this user's eyes only.
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  const collections = await db.listCollections<CollectionInfo>({ type: "collection" }).toArray();
  const counts: Counts = {};
  await db.client.withSession({ snapshot: true }, async (session) => {
    for (const { name, options } of collections.filter((one) => !one.name.startsWith("system."))) {
      const collection = db.collection(name);
      const indexes = await collection.indexes();
      const metadata = { collectionName: name, type: "collection", options, indexes };
      writeFileSync(join(partial, `${name}.metadata.json`), BSON.EJSON.stringify(metadata, { relaxed: false }));
      counts[name] = await writeDocuments(collection, join(partial, `${name}.bson.gz`), session);
    }
  });
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
  return counts;
}

async function writeDocuments(collection: Collection, file: string, session: ClientSession): Promise<number> {
  const packed = createGzip();
  const written = createWriteStream(file, { mode: 0o600 });
  packed.pipe(written);
  let count = 0;
  for await (const document of collection.find({}, { session, raw: true, batchSize: 1000 })) {
    count++;
    if (!packed.write(document)) await once(packed, "drain");
  }
  packed.end();
  await finished(written);
  return count;
}
