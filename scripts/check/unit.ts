import { rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../lib/folders.mjs";
import { readJson } from "../lib/json-file.mjs";
import type { Session } from "../lib/session.mjs";
import type { Counts, Stage } from "./stage";
import { runTool } from "./tools";

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** Counts the results in vitest's JSON report. A file that could not be loaded and a skipped test count as failed. */
export function readVitest(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + broken.length;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** Runs vitest with its own arguments, and counts the results. */
export async function runVitest(session: Session, args: string[]): Promise<Counts> {
  const file = join(dataFolder("test"), `vitest-${process.pid}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runTool(session, "vitest", ["run", ...reporters, ...args]);
  const report: VitestReport | undefined = readJson(file);
  rmSync(file, { force: true });
  return readVitest(report, code);
}

/** The shop's unit tests; those of the packages in tools/ are separate stages. */
export const unit: Stage = ({ session, extra }) => runVitest(session, extra);
