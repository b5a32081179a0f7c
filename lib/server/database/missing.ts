import type { Db } from "mongodb";
import { allModels } from "@/models/all";

/** The collection in which migrate-mongo records which migrations ran. */
export const changelog = "changelog";

/** An index that the models declare and the database lacks. */
export interface MissingIndex {
  /** Collection and name, such as `users.email_1`. */
  name: string;
  /** Without it, concurrent writes can store something twice. */
  unique: boolean;
}

/** The name that MongoDB gives an index. */
function nameOf(fields: Record<string, unknown>): string {
  return Object.entries(fields).flat().join("_");
}

/** The names of the migrations, out of `names`, that have not run on this database. */
export async function missingMigrations(db: Db, names: readonly string[]): Promise<string[]> {
  const ran = new Set(await db.collection(changelog).distinct("fileName"));
  return names.filter((name) => !ran.has(name));
}

/** All indexes that the models declare and this database lacks. */
export async function missingIndexes(db: Db): Promise<MissingIndex[]> {
  const collections = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  const missing = allModels.map(async ({ collection: { collectionName }, schema }): Promise<MissingIndex[]> => {
    const isThere = collections.has(collectionName);
    const names = new Set(isThere ? (await db.collection(collectionName).indexes()).map(({ name }) => name) : []);
    return schema
      .indexes()
      .flatMap(([fields, { name = nameOf(fields), unique = false }]) =>
        names.has(name) ? [] : [{ name: `${collectionName}.${name}`, unique: Boolean(unique) }],
      );
  });
  return (await Promise.all(missing)).flat();
}
