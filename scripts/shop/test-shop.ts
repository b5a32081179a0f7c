import { rmSync } from "node:fs";
import { join } from "node:path";
import { saveTemplate } from "../check/template";
import { emptyDatabase, recordCollectionScans } from "../check/test-database";
import { testEnvironment } from "../check/test-environment";
import { runMigrations } from "../database/run-migrations";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import type { Processes } from "../lib/processes";
import { step } from "../lib/progress.mjs";
import { seed } from "../seed";
import { ensureBuild, testFolder } from "./build";
import { portOf } from "./ports";
import { demoAccounts, makeSecrets } from "./secrets";
import { startServer } from "./server";
import { startSimulators } from "./simulators";
import { testScope as scope, type TestShop } from "./test-shop-file";

/** Opens the shop to test, on an empty database. @throws Error with instructions */
export async function openTestShop(processes: Processes): Promise<Omit<TestShop, "builtFrom">> {
  const secrets = makeSecrets();
  await ensureBuild(processes, testFolder);
  const mongodbUri = await emptyDatabase(processes);
  await step("Bringing the database up to date", () => runMigrations(mongodbUri, { exclusive: true }));
  await step("Filling the database", () => seed(mongodbUri, demoAccounts(secrets)));
  await saveTemplate(mongodbUri);
  await recordCollectionScans(mongodbUri);
  // A picture that was generated again would be served as an earlier run's build resized it.
  rmSync(inRoot(testFolder, "cache", "images"), { recursive: true, force: true });
  const port = await portOf(scope, "shop");
  const url = `http://localhost:${port}`;
  const simulators = await startSimulators(processes, { scope, secrets, shopUrl: url });
  const { JWT_SECRET, CRON_SECRET } = secrets;
  const env = testEnvironment({ MONGODB_URI: mongodbUri, JWT_SECRET, CRON_SECRET, ...simulators.env });
  const log = join(dataFolder(scope), "shop.log");
  await startServer(processes, { mode: "start", port, folder: testFolder, env, log });
  return { url, env: { ...env, TEST_MAILBOX: simulators.urls.mail }, log };
}
