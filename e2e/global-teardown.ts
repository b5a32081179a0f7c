import { openDatabase } from "./database";
import { recordedScans } from "./servers/support/observe-database";
import { readTestShop } from "./test-shop/file";

/** After all tests: none of them may have made the shop read a whole collection. @throws Error that lists the queries */
export default async function refuseCollectionScans(): Promise<void> {
  const shop = readTestShop();
  if (!shop || shop.url !== process.env.TEST_URL) return;
  const { database, close } = await openDatabase(shop.env.MONGODB_URI);
  const scans = await recordedScans(database).finally(close);
  if (scans.length > 0) throw new Error(`The shop read whole collections:\n${scans.join("\n")}`);
}
