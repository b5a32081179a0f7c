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
import { emptyDatabase } from "./test-database";
import { testEnvironment } from "./test-environment";
import { runTool } from "./tools";

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/**
 * What Playwright's JSON report counts. A test that was left out, or could not be run, has not passed. One that passed
 * at its second try (`flaky`) has: Playwright lists it with its first error, to be looked into.
 */
export function readPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + skipped + report.errors.length;
  return { passed: expected + flaky, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

type Served = { url: string; env: Record<string, string>; log: string };

/** A shop with an empty database, ports, secrets and simulators of its own. */
async function serve(session: Session): Promise<Served> {
  const secrets = makeSecrets();
  const mongodbUri = await emptyDatabase(session);
  await step("Bringing the database up to date", () => runMigrations(mongodbUri, { alone: true }));
  await step("Filling the database", () => seed(mongodbUri, demoAccounts(secrets)));
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

/** Playwright, for the API and the screens, against the production build with a real database. */
export const e2e: Stage = async ({ session, extra, built }) => {
  if (built === false) throw new Error("There is no build to test.");
  const browser = await findBrowser(session, extra);
  if (built === undefined) await ensureBuild(session, [testBuildFolder]);
  // A picture drawn anew would be served as an earlier run's build has resized it.
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
