import { rmSync } from "node:fs";
import { MongoClient } from "mongodb";
import { startMongod } from "../../scripts/database/start-mongod";
import { inRoot } from "../../scripts/lib/folders.mjs";
import { refuseForeignDatabase, withoutPassword } from "../../scripts/lib/local-database";
import type { Processes } from "../../scripts/lib/processes";
import { say } from "../../scripts/lib/progress.mjs";
import { given } from "../../scripts/shop/given";

/** The name of the database that tests empty and fill, on any server. */
const name = "vastra_test";

/** The URL of another database on the same server. */
export function withName(uri: string, database: string): string {
  const url = new URL(uri);
  url.pathname = `/${database}`;
  return url.toString();
}

/**
 * An empty database for one test run: on the server at MONGODB_URI if that is on this machine, else on its own
 * mongod.
 * @throws Error when MONGODB_URI names another host, or no database is available.
 */
export async function emptyDatabase(processes: Processes): Promise<string> {
  refuseForeignDatabase();
  const local = given("MONGODB_URI");
  if (!local) {
    rmSync(inRoot(".data", "test", "db"), { recursive: true, force: true });
    rmSync(inRoot(".data", "test", "mongod-version"), { force: true });
    const { uri, mongod } = await startMongod(processes, "test");
    say(`  Database: MongoDB ${mongod.version} from ${mongod.from} (${mongod.path})`);
    return withName(uri, name);
  }
  const uri = withName(local, name);
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5000 });
  await client.db().dropDatabase();
  await client.close();
  say(`  Database: ${withoutPassword(uri)}`);
  return uri;
}

/**
 * Makes the database record every query of the shop that reads a whole collection. The tests' own queries may: they have
 * no app name. e2e/global-teardown.ts checks that there were none.
 */
export async function recordCollectionScans(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5000 });
  const filter = { appName: "vastra", planSummary: { $regex: "COLLSCAN" } };
  await client.db().command({ profile: 1, filter });
  await client.close();
}
