import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { readJson } from "../lib/json-file.mjs";
import type { Session } from "../lib/session.mjs";
import type { Result, Stage } from "./stage";
import { runTool } from "./tools";

type VitestReport = {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** Reads vitest's JSON report. A file that could not be loaded and a skipped test count as failed. */
export function readVitest(report: VitestReport | undefined, exitCode: number): Result {
  if (!report) return { passed: 0, failures: ["vitest left no report"] };
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(inRoot(), name);
    const bad = assertionResults.filter((test) => test.status !== "passed");
    if (status === "failed" && !bad.some((test) => test.status === "failed")) return [`${file} could not be loaded`];
    return bad.map((test) => `${file} › ${test.fullName} (${test.status})`);
  });
  if (failures.length === 0 && exitCode !== 0) failures.push(`vitest ended with exit code ${exitCode}`);
  return { passed: report.numPassedTests, failures };
}

/** Runs vitest with its own arguments. */
export async function runVitest(session: Session, args: string[]): Promise<Result> {
  const file = join(dataFolder("test"), `vitest-${process.pid}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runTool(session, "vitest", ["run", ...reporters, ...args]);
  const report: VitestReport | undefined = readJson(file);
  rmSync(file, { force: true });
  return readVitest(report, code);
}

/** The shop's unit tests; those of the packages in tools/ are separate stages. */
export const unit: Stage = ({ session, extra }) => runVitest(session, extra);
