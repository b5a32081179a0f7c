import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  BSON,
  type CreateCollectionOptions,
  type Db,
  type Document,
  type IndexDescription,
  MongoClient,
} from "mongodb";
import { dataFolder } from "../../scripts/lib/folders.mjs";

/** A collection with everything that is in it. */
interface Part {
  name: string;
  options: CreateCollectionOptions;
  indexes: IndexDescription[];
  documents: Document[];
}

/** The contents of a database that has the collections, the migrations and the demo catalogue, and no shopper's data. */
const templateFile = () => join(dataFolder("test"), "template.bson");

/** Numbers keep the type that they have in the database. */
const exact = { promoteValues: false };

async function partOf(database: Db, name: string, options: CreateCollectionOptions): Promise<Part> {
  const collection = database.collection(name);
  const [all, documents] = await Promise.all([collection.indexes(), collection.find({}, exact).toArray()]);
  const indexes = all.filter((index) => index.name !== "_id_").map(({ v, ...index }) => index as IndexDescription);
  return { name, options, indexes, documents };
}

/** Stores a database as the template of others. */
export async function saveTemplate(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  const database = client.db();
  const all = await database.listCollections<{ name: string; options: CreateCollectionOptions }>().toArray();
  const own = all.filter(({ name }) => !name.startsWith("system."));
  const parts = await Promise.all(own.map(({ name, options }) => partOf(database, name, options)));
  await client.close();
  writeFileSync(templateFile(), BSON.serialize({ parts }));
}

/**
 * Fills an empty database: in a quarter of the time of running the migrations and the seed.
 * @param names the collections that are wanted; all unless given
 */
export async function fillFromTemplate(database: Db, names?: readonly string[]): Promise<void> {
  const { parts } = BSON.deserialize(readFileSync(templateFile()), exact) as { parts: Part[] };
  await Promise.all(
    parts
      .filter(({ name }) => names?.includes(name) ?? true)
      .map(async ({ name, options, indexes, documents }) => {
        const collection = await database.createCollection(name, options);
        if (indexes.length > 0) await database.command({ createIndexes: name, indexes });
        if (documents.length > 0) await collection.insertMany(documents);
      }),
  );
}
