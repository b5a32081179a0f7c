import { rmSync } from "node:fs";
import { join } from "node:path";
import { runMigrations } from "../database/run-migrations";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { anyFreePort } from "../lib/free-port";
import { say, step } from "../lib/progress.mjs";
import type { Session } from "../lib/session.mjs";
import { seed } from "../seed";
import { ensureBuild } from "../shop/build";
import { demoAccounts, makeSecrets } from "../shop/secrets";
import { startServer } from "../shop/server";
import { startSimulator, wantedSimulators } from "../shop/start-simulator";
import { testBuildFolder } from "./build-stage";
import { findBrowser } from "./find-browser";
import { runPlaywright } from "./playwright";
import type { Stage } from "./stage";
import { emptyDatabase, recordCollectionScans } from "./test-database";
import { testEnvironment } from "./test-environment";

type Served = { url: string; env: Record<string, string>; log: string };

/** A shop with its own empty database, ports, secrets and simulators. */
async function serve(session: Session): Promise<Served> {
  const secrets = makeSecrets();
  const mongodbUri = await emptyDatabase(session);
  await step("Bringing the database up to date", () => runMigrations(mongodbUri, { alone: true }));
  await step("Filling the database", () => seed(mongodbUri, demoAccounts(secrets)));
  await recordCollectionScans(mongodbUri);
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const { JWT_SECRET, CRON_SECRET } = secrets;
  const env: Record<string, string> = { MONGODB_URI: mongodbUri, JWT_SECRET, CRON_SECRET };
  for (const { name, shopEnv } of wantedSimulators(() => false)) {
    const { process } = await startSimulator(session, "test", name, { secrets, shopUrl: url });
    Object.assign(env, shopEnv(secrets, String(process.info.url)));
  }
  const log = join(dataFolder("test"), "shop.log");
  await startServer(session, { mode: "start", port, folder: testBuildFolder, env: testEnvironment(env), log });
  return { url, env, log };
}

/** Runs Playwright, for the API and the screens, against the production build with a real database. */
export const e2e: Stage = async ({ session, extra, built }) => {
  if (built === false) throw new Error("There is no build to test.");
  const browser = await findBrowser(session, extra);
  if (built === undefined) await ensureBuild(session, [testBuildFolder]);
  // A picture that was generated again would be served as an earlier run's build resized it.
  rmSync(inRoot(testBuildFolder, "cache", "images"), { recursive: true, force: true });
  const { url, env, log } = await serve(session);
  const result = await runPlaywright(session, extra, { ...testEnvironment(env), TEST_URL: url, TEST_BROWSER: browser });
  if (result.failures.length > 0) say(`  The shop's log of this run: ${log}`);
  return result;
};
