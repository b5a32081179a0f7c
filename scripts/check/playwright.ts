import { rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../lib/folders.mjs";
import { readJson } from "../lib/json-file.mjs";
import type { Session } from "../lib/session.mjs";
import { playwrightOptions } from "./playwright-options";
import type { Result } from "./stage";
import { runTool } from "./tools";

type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[];
};

type PlaywrightReport = { stats: { expected: number; flaky: number }; suites: Suite[]; errors: { message?: string }[] };

/** A line for each test with this status. */
const testsWith = (status: string, { suites = [], specs }: Suite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => `[${projectName}] ${file}:${line} › ${title}`),
  ),
  ...suites.flatMap((suite) => testsWith(status, suite)),
];

/**
 * Reads Playwright's JSON report. A skipped test, or one that could not run, has not passed. One that passed on retry
 * (`flaky`) has: Playwright lists it with its first error, for investigation. What failed comes last, at the end of the
 * run: a failure may have kept many tests from running.
 */
export function readPlaywright(report: PlaywrightReport | undefined, exitCode: number): Result {
  if (!report) return { passed: 0, failures: ["Playwright left no report"] };
  const all: Suite = { suites: report.suites, specs: [] };
  const errors = report.errors.map(({ message = "an error outside the tests" }) => message.split("\n", 1).join());
  const skipped = testsWith("skipped", all).map((test) => `${test} (skipped)`);
  const failures = [...skipped, ...testsWith("unexpected", all), ...errors];
  if (failures.length === 0 && exitCode !== 0) failures.push(`Playwright ended with exit code ${exitCode}`);
  return { passed: report.stats.expected + report.stats.flaky, failures };
}

/**
 * Runs Playwright, and reads what passed and failed.
 * @param options Playwright's own arguments
 * @param env what the tests read besides: TEST_URL, TEST_BROWSER, and for most the shop's database and secrets
 */
export async function runPlaywright(
  session: Session,
  options: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Result> {
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
