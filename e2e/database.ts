import { type Db, MongoClient } from "mongodb";
import { isLocalDatabase } from "../scripts/lib/local-database";

/**
 * The database of the shop under test, for what no call can set or show.
 * @throws Error when it is not on this machine.
 */
export async function openDatabase(): Promise<{ database: Db; close: () => Promise<void> }> {
  const uri = process.env.MONGODB_URI ?? "";
  if (!uri || !isLocalDatabase(uri)) throw new Error("The tests only work on a database on this machine.");
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5000 });
  return { database: client.db(), close: () => client.close() };
}
