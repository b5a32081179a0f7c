import { rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../lib/folders.mjs";
import { readJson } from "../lib/json-file.mjs";
import type { Session } from "../lib/session.mjs";
import { playwrightOptions } from "./playwright-options";
import type { Counts } from "./stage";
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

/**
 * Runs Playwright and counts the results.
 * @param options Playwright's own arguments
 * @param env what the tests read besides: TEST_URL, TEST_BROWSER, and for most the shop's database and secrets
 */
export async function runPlaywright(
  session: Session,
  options: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Counts> {
  const file = join(dataFolder("test"), "playwright.json");
  rmSync(file, { force: true });
  const code = await runTool(session, "playwright", ["test", ...playwrightOptions(options)], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_HTML_OPEN: process.env.PLAYWRIGHT_HTML_OPEN ?? "never",
    TEST_REPORT: file,
  });
  return readPlaywright(readJson(file), code);
}
