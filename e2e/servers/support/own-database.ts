import { type Db, MongoClient } from "mongodb";
import { withName } from "../../test-shop/database";
import { fillFromTemplate } from "../../test-shop/template";

/** A migrated database of a test's own, which is empty but for what migrations make. */
export interface OwnDatabase {
  database: Db;
  drop: () => Promise<void>;
}

/**
 * Creates it.
 * @param name what it is for, in its name
 * @param collections those that it has; all unless given
 */
export async function ownDatabase(name: string, collections?: readonly string[]): Promise<OwnDatabase> {
  const uri = withName(String(process.env.MONGODB_URI), `vastra_test_${name}_${process.pid}`);
  const client = await MongoClient.connect(uri);
  const database = client.db();
  await database.dropDatabase();
  await fillFromTemplate(database, collections);
  const drop = async () => {
    await database.dropDatabase();
    await client.close();
  };
  return { database, drop };
}
