import { join } from "node:path";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { hashFiles } from "../lib/hash-files";
import { readJson, writeJson } from "../lib/json-file.mjs";
import { say } from "../lib/progress.mjs";
import type { Result, Stage } from "./stage";
import { runVitest } from "./unit";

type LastGreen = { hash: string };

type Question = {
  /** The file that stores the hash of the last passing run. */
  record: string;
  /** The hash of everything the tests read. */
  hash: string;
  /** Runs them even when nothing has changed. */
  always: boolean;
};

/**
 * Runs tests unless they passed with the same hash before, and stores the hash of a run in which all passed.
 * @returns the result, or undefined when the tests were skipped
 */
export async function runIfChanged(
  { record, hash, always }: Question,
  run: () => Promise<Result>,
): Promise<Result | undefined> {
  const last: LastGreen | undefined = readJson(record);
  if (!always && last?.hash === hash) return undefined;
  const result = await run();
  if (result.failures.length === 0 && result.passed > 0) writeJson(record, { hash } satisfies LastGreen);
  return result;
}

/**
 * The tests of a package in tools/. The shop only uses its output, so they run when something they read differs
 * from their last passing run in this clone, and whenever the stage is named. A fresh clone has no such run.
 * @param reads what the tests read outside the package
 */
export function toolTests(name: string, reads: string[] = []): Stage {
  return async ({ session, extra, named }) => {
    const run = () => runVitest(session, ["--root", inRoot("tools", name), ...extra]);
    if (extra.length > 0) return run();
    const read = [`tools/${name}`, "tools/tsconfig.json", "package-lock.json", ...reads];
    const hash = hashFiles(read.map((path) => inRoot(path)));
    const result = await runIfChanged({ record: join(dataFolder("test"), `${name}.json`), hash, always: named }, run);
    if (!result) say(`  Unchanged since the tests last passed. To run them: npm test -- ${name}`);
    return result ?? { passed: 0, failures: [] };
  };
}
