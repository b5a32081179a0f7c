import { rmSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { refuseForeignDatabase } from "../lib/local-database";
import { freshLog, lastLines } from "../lib/logs";
import type { Processes } from "../lib/processes";
import { say, seconds } from "../lib/progress.mjs";
import { restoringFile } from "../lib/restoring-file";
import { supervise } from "../lib/supervise";
import { type Result, resultOf, summaryOf } from "./reports";
import { choose, type Stage } from "./stages";

/** These run beside each other, with their output in files: they wait for one core or the disk now and then. */
const together = ["lint", "types", "unit", "build"];

/** Runs the commands of a stage one after the other, up to the first that fails without a report. */
async function runStage(processes: Processes, stage: Stage, extra: readonly string[], log?: string): Promise<Result> {
  const begun = Date.now();
  const all: Result = { passed: 0, failures: [] };
  for (const { args, env, read } of stage.commands(extra)) {
    const title = `${stage.title}: ${args.slice(0, 2).join(" ").replace(/\S*\//g, "")}`;
    if (env?.TEST_REPORT) rmSync(env.TEST_REPORT, { force: true });
    const code = await processes.run({
      name: stage.name,
      command: process.execPath,
      args,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
      log,
      // At SIGTERM, Playwright would leave the shop under test running.
      stopSignal: "SIGINT",
      stopMs: 60_000,
    });
    if (processes.closed) break;
    const { passed, failures } = resultOf(title, code, read);
    all.passed += passed;
    all.failures.push(...failures.map((failure) => (read ? `${stage.title}: ${failure}` : failure)));
    if (failures.length > 0 && !read) break;
  }
  const counts = `${all.passed} passed, ${all.failures.length} failed`;
  if (log && all.failures.length > 0) say(`\n${lastLines(log, 200)}\n  Its whole output is ${log}`);
  say(`== ${stage.title}: ${counts}, ${seconds(Date.now() - begun)}`);
  return all;
}

/** `npm test`: all stages or the named ones. After a failure the later ones still run. */
await supervise({ scope: "tests", command: "npm test", interrupted: 130 }, async ({ processes, onEnd, finish }) => {
  const results: Result[] = [];
  let isFinished = false;
  onEnd(() => say(summaryOf(results, isFinished)));
  const { chosen, extra } = choose(process.argv.slice(2));
  const last = chosen.at(-1);
  const argumentsOf = (stage: Stage) => (stage === last ? extra : []);
  if (chosen.some(({ name }) => name === "e2e")) refuseForeignDatabase();

  const first = chosen.filter(({ name }) => together.includes(name));
  if (first.length > 1) {
    say(`== ${first.map(({ title }) => title).join(", ")} ...`);
    const inFile = (stage: Stage) =>
      runStage(processes, stage, argumentsOf(stage), freshLog(join(dataFolder("test"), `${stage.name}.log`)));
    // The types and the build both write next-env.d.ts.
    results.push(...(await restoringFile(inRoot("next-env.d.ts"), () => Promise.all(first.map(inFile)))));
  }
  for (const stage of first.length > 1 ? chosen.filter((one) => !first.includes(one)) : chosen) {
    if (processes.closed) return;
    say(`\n== ${stage.title}`);
    results.push(await runStage(processes, stage, argumentsOf(stage)));
  }
  isFinished = !processes.closed;
  await finish(results.every(({ failures }) => failures.length === 0) ? 0 : 1);
});
