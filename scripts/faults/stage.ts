import { MongoClient } from "mongodb";
import { testBuildFolder } from "../check/build-stage";
import type { Result, Stage } from "../check/stage";
import type { Session } from "../lib/session.mjs";
import { ensureBuild } from "../shop/build";
import { crashTests } from "./crashes";
import { failoverTest } from "./failover";
import { instanceTests } from "./instances";
import { paymentTest } from "./payments";
import { openPlace } from "./place";

const usualCrashes = 12;
const usualBuyers = 40;

/** In a longer run the primary is killed once for this many kills of the shop. */
const crashesPerFailover = 12;

/**
 * Kills, then buyers with random payment faults, then two instances with one database, then two with three databases.
 * The number of kills, the seed and the number of buyers are optional arguments: `npm test -- faults 50 7 300`. With
 * `failover` and a number of rounds, only the last: `npm test -- faults failover 3`.
 */
export const faults: Stage = async ({ session, extra, built }) => {
  if (built === false) throw new Error("There is no build to test.");
  if (built === undefined) await ensureBuild(session, [testBuildFolder]);
  if (extra[0] === "failover") return asResult(await failoverTest(session, Number(extra[1] ?? 1)));
  const [kills = usualCrashes, seed = 1, buyers = usualBuyers] = extra.map(Number);
  const found = await oneDatabaseTests(session, { kills, seed, buyers });
  found.push(...(await failoverTest(session, Math.max(1, Math.round(kills / crashesPerFailover)))));
  return asResult(found);
};

async function oneDatabaseTests(
  session: Session,
  { kills, seed, buyers }: { kills: number; seed: number; buyers: number },
): Promise<string[][]> {
  const place = await openPlace(session);
  const client = await MongoClient.connect(place.mongodbUri);
  try {
    const found = await crashTests(client.db(), place, { kills, seed });
    found.push(await paymentTest(client.db(), place, { buyers, seed }));
    found.push(...(await instanceTests(client, place)));
    await place.first.stop();
    return found;
  } finally {
    await client.close();
  }
}

function asResult(found: readonly string[][]): Result {
  const failures = found.filter((faults) => faults.length > 0).map((faults) => faults.join("; "));
  return { passed: found.length - failures.length, failures };
}
