import { rmSync } from "node:fs";
import { join } from "node:path";
import { runMigrations } from "../database/run-migrations";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { anyFreePort } from "../lib/free-port";
import { readJson } from "../lib/json-file.mjs";
import { say, step } from "../lib/progress.mjs";
import type { Session } from "../lib/session.mjs";
import { seed } from "../seed";
import { ensureBuild } from "../shop/build";
import { demoAccounts, makeSecrets } from "../shop/secrets";
import { startServer } from "../shop/server";
import { startSimulator, wantedSimulators } from "../shop/start-simulator";
import { testBuildFolder } from "./build-stage";
import { findBrowser } from "./find-browser";
import { playwrightOptions } from "./playwright-options";
import type { Counts, Stage } from "./stage";
import { emptyDatabase, recordCollectionScans } from "./test-database";
import { testEnvironment } from "./test-environment";
import { runTool } from "./tools";

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/**
 * Counts the results in Playwright's JSON report. A skipped test, or one that could not run, has not passed. One that
 * passed on retry (`flaky`) has: Playwright lists it with its first error, for investigation.
 */
export function readPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + skipped + report.errors.length;
  return { passed: expected + flaky, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

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
  const file = join(dataFolder("test"), "playwright.json");
  rmSync(file, { force: true });
  const code = await runTool(session, "playwright", ["test", ...playwrightOptions(extra)], {
    ...testEnvironment(env),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_HTML_OPEN: process.env.PLAYWRIGHT_HTML_OPEN ?? "never",
    TEST_URL: url,
    TEST_BROWSER: browser,
    TEST_REPORT: file,
  });
  const counts = readPlaywright(readJson(file), code);
  if (counts.failed > 0) say(`  The shop's log of this run: ${log}`);
  return counts;
};
