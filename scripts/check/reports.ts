import { relative } from "node:path";
import { inRoot } from "../lib/folders.mjs";

/** What a stage found: how many checks passed, and a line for each one that did not. */
export type Result = { passed: number; failures: string[] };

/** The parts of Vitest's JSON report in use. */
export type VitestReport = {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** Reads Vitest's JSON report. A file that could not be loaded and a skipped test count as failed. */
export function readVitest(report: VitestReport): Result {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(inRoot(), name);
    const bad = assertionResults.filter((test) => test.status !== "passed");
    if (status === "failed" && !bad.some((test) => test.status === "failed")) return [`${file} could not be loaded`];
    return bad.map((test) => `${file} › ${test.fullName} (${test.status})`);
  });
  return { passed: report.numPassedTests, failures };
}

type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[];
};

/** The parts of Playwright's JSON report in use. */
export type PlaywrightReport = { stats: { expected: number }; suites: Suite[]; errors: { message?: string }[] };

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
 * Reads Playwright's JSON report. A skipped test, or one that could not run, has not passed. What failed comes last, at
 * the end of the run: a failure may have kept many tests from running.
 */
export function readPlaywright({ stats, suites, errors }: PlaywrightReport): Result {
  const all: Suite = { suites, specs: [] };
  const skipped = testsWith("skipped", all).map((test) => `${test} (skipped)`);
  const outside = errors.map(({ message = "an error outside the tests" }) => message.split("\n", 1).join());
  return { passed: stats.expected, failures: [...skipped, ...testsWith("unexpected", all), ...outside] };
}

/**
 * The result of a command: by its report, or by its exit code alone when it writes none. A report that is missing, or
 * that doesn't explain the exit code, is a failure.
 */
export function resultOf(title: string, code: number, read?: () => Result | undefined): Result {
  if (!read) return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [title] };
  const result = read();
  if (!result) return { passed: 0, failures: [`${title}: no report was written`] };
  const isUnexplained = code !== 0 && result.failures.length === 0;
  return isUnexplained ? { ...result, failures: [`${title}: ended with exit code ${code}`] } : result;
}

/** The end of a run: what failed, then the numbers in the last line. A run that was interrupted did not pass. */
export function summaryOf(results: readonly Result[], isFinished: boolean): string {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  if (!isFinished) failures.push("The run did not reach its end.");
  const count = `${passed} passed, ${failures.length} failed`;
  return failures.length === 0 ? count : ["", "Failed:", ...failures.map((line) => `  ${line}`), count].join("\n");
}
