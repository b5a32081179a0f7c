import { type Db, MongoClient } from "mongodb";
import { isLocalDatabase } from "../scripts/lib/local-database";

/**
 * The database of the shop under test, or of the file's own shop, for what no call can set or show.
 * @throws Error when it is not on this machine.
 */
export async function openDatabase(
  uri = process.env.MONGODB_URI,
): Promise<{ database: Db; close: () => Promise<void> }> {
  if (!uri || !isLocalDatabase(uri)) throw new Error("The tests only work on a database on this machine.");
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5000 });
  return { database: client.db(), close: () => client.close() };
}
