import "@/lib/server/database/driver-patch.mjs";
import { type Db, MongoClient } from "mongodb";
import { runCommand } from "../lib/command";
import { connecting, unreachable, withoutPassword } from "../lib/local-database";
import { databaseOfClone } from "../shop/demo-file";

/**
 * Runs the work of a command on the database at MONGODB_URI, or the one of this clone's running demo. What goes wrong
 * is printed, and the exit code is 2.
 */
export async function withDatabase(work: (db: Db, name: string) => Promise<void>): Promise<void> {
  await runCommand(async () => {
    const uri = databaseOfClone();
    const client = await MongoClient.connect(uri, connecting).catch(unreachable(uri));
    await work(client.db(), withoutPassword(uri)).finally(() => client.close());
  }, 2);
}

/** Prints how many documents each collection has. */
export function printCounts(counts: Record<string, number>): void {
  for (const [name, count] of Object.entries(counts)) console.log(`${String(count).padStart(10)}  ${name}`);
}
