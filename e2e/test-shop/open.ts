import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testEnvironment } from "../../scripts/check/test-environment";
import { runMigrations } from "../../scripts/database/run-migrations";
import { dataFolder, inRoot } from "../../scripts/lib/folders.mjs";
import { hashFiles } from "../../scripts/lib/hash-files";
import type { Processes } from "../../scripts/lib/processes";
import { step } from "../../scripts/lib/progress.mjs";
import { seed } from "../../scripts/seed";
import { ensureBuild, testFolder } from "../../scripts/shop/build";
import { portOf } from "../../scripts/shop/ports";
import { demoAccounts, makeSecrets } from "../../scripts/shop/secrets";
import { startServer } from "../../scripts/shop/server";
import { simulatorNames, startSimulators } from "../../scripts/simulators/start";
import { emptyDatabase, recordCollectionScans } from "./database";
import { testScope as scope, type TestShop } from "./file";
import { saveTemplate } from "./template";

/** Keeps the pictures that earlier runs have resized, until those that they were made from or their settings change. */
function removeOldPictures(): void {
  // A build that was unpacked here has no cache.
  mkdirSync(inRoot(testFolder, "cache"), { recursive: true });
  const stamp = inRoot(testFolder, "cache", "images-from");
  const hash = hashFiles([inRoot("public"), inRoot("next.config.mjs"), inRoot("package-lock.json")]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(inRoot(testFolder, "cache", "images"), { recursive: true, force: true });
  writeFileSync(stamp, hash);
}

/** Removes what the simulators have received for earlier databases: the mailbox alone would grow by 13 MB with each run. */
function emptySimulators(): void {
  for (const name of simulatorNames) rmSync(dataFolder(scope, name), { recursive: true, force: true });
}

/** Opens the shop to test, on an empty database. @throws Error with instructions */
export async function openTestShop(processes: Processes): Promise<Omit<TestShop, "builtFrom">> {
  const secrets = makeSecrets();
  await ensureBuild(processes, testFolder);
  const mongodbUri = await emptyDatabase(processes);
  await step("Bringing the database up to date", () => runMigrations(mongodbUri, { exclusive: true }));
  await step("Filling the database", () => seed(mongodbUri, demoAccounts(secrets)));
  await saveTemplate(mongodbUri);
  await recordCollectionScans(mongodbUri);
  removeOldPictures();
  const port = await portOf(scope, "shop");
  const url = `http://localhost:${port}`;
  emptySimulators();
  const simulators = await startSimulators(processes, { scope, secrets, shopUrl: url });
  const { JWT_SECRET, CRON_SECRET } = secrets;
  const env = testEnvironment({ MONGODB_URI: mongodbUri, JWT_SECRET, CRON_SECRET, ...simulators.env });
  const log = join(dataFolder(scope), "shop.log");
  await startServer(processes, { mode: "start", port, folder: testFolder, env, log });
  return { url, env: { ...env, TEST_MAILBOX: simulators.urls.mail }, log };
}
