import { rmSync } from "node:fs";
import { join } from "node:path";
import { testEnvironment } from "../check/test-environment";
import { runMigrations } from "../database/run-migrations";
import { startMongod } from "../database/start-mongod";
import { dataFolder } from "../lib/folders.mjs";
import { anyFreePort } from "../lib/free-port";
import type { Processes } from "../lib/processes";
import { step } from "../lib/progress.mjs";
import { seed } from "../seed";
import { testFolder } from "../shop/build";
import { demoAccounts, makeSecrets } from "../shop/secrets";
import { startServer } from "../shop/server";
import { startSimulators } from "../shop/simulators";
import type { Outcome, Target } from "./attack";

/** The data folder of these tests, separate from all others. */
const scope = "attack";

/**
 * A database with the demo's catalogue, the simulators, and for each attack a fresh shop with the usual limits. The shop
 * trusts one proxy, so that an attack may come from as many IP addresses as it names in X-Forwarded-For.
 */
export async function openTargets(
  processes: Processes,
): Promise<(work: (target: Target) => Promise<Outcome>) => Promise<Outcome>> {
  rmSync(dataFolder(scope), { recursive: true, force: true });
  const secrets = makeSecrets();
  const { uri: mongodbUri } = await startMongod(processes, scope);
  await step("Bringing the database up to date", () => runMigrations(mongodbUri, { exclusive: true }));
  await step("Filling the database", () => seed(mongodbUri, demoAccounts(secrets)));
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { JWT_SECRET, CRON_SECRET } = secrets;
  const simulators = await startSimulators(processes, { scope, secrets, shopUrl: url });
  const env = { MONGODB_URI: mongodbUri, JWT_SECRET, CRON_SECRET, ...simulators.env };
  return async (work) => {
    const shop = await startServer(processes, {
      mode: "start",
      port,
      folder: testFolder,
      env: testEnvironment({ ...env, RATE_LIMIT_SCALE: "1", TRUST_PROXY: "1" }),
      log: join(dataFolder(scope), "shop.log"),
    });
    try {
      return await work({ url, port, pid: shop.pid, mongodbUri, secrets });
    } finally {
      await shop.stop();
    }
  };
}
