import { MongoClient } from "mongodb";
import { testBuildFolder } from "../check/build-stage";
import type { Stage } from "../check/stage";
import { ensureBuild } from "../shop/build";
import { crashTests } from "./crashes";
import { instanceTests } from "./instances";
import { paymentTest } from "./payments";
import { openPlace } from "./place";

const usualCrashes = 12;
const usualBuyers = 40;

/**
 * Kills, then buyers with random payment faults, then two instances with one database. The number of kills, the seed
 * and the number of buyers are optional arguments: `npm test -- faults 50 7 300`.
 */
export const faults: Stage = async ({ session, extra, built }) => {
  if (built === false) throw new Error("There is no build to test.");
  if (built === undefined) await ensureBuild(session, [testBuildFolder]);
  const [kills = usualCrashes, seed = 1, buyers = usualBuyers] = extra.map(Number);
  const place = await openPlace(session);
  const client = await MongoClient.connect(place.mongodbUri);
  try {
    const found = await crashTests(client.db(), place, { kills, seed });
    found.push(await paymentTest(client.db(), place, { buyers, seed }));
    found.push(...(await instanceTests(client, place)));
    const passed = found.filter((faults) => faults.length === 0).length;
    return { passed, failed: found.length - passed };
  } finally {
    await client.close();
  }
};
