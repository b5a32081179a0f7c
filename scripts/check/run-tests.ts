import { inspect } from "node:util";
import { attack } from "../attack/stage";
import type { Run } from "../boot/run.mjs";
import { faults } from "../faults/stage";
import { withLock } from "../lib/lock.mjs";
import { say, seconds } from "../lib/progress.mjs";
import { parseArguments, type StageName } from "./arguments";
import { buildStage } from "./build-stage";
import { deployed } from "./deployed";
import { e2e } from "./e2e";
import { lint } from "./lint";
import type { Result, Stage } from "./stage";
import type { Tally } from "./tally.mjs";
import { refuseForeignDatabase } from "./test-database";
import { toolTests } from "./tool-tests";
import { types } from "./types";
import { unit } from "./unit";

const stages: Record<StageName, { title: string; run: Stage }> = {
  lint: { title: "Format and lint", run: lint },
  types: { title: "Types", run: types },
  unit: { title: "Unit tests", run: unit },
  pictures: { title: "Picture generator", run: toolTests("pictures", ["public/pictures"]) },
  pincodes: { title: "PIN code generator", run: toolTests("pincodes") },
  build: { title: "Production build", run: buildStage },
  faults: { title: "Crash tests", run: faults },
  e2e: { title: "API and browser tests", run: e2e },
  attack: { title: "Attacks", run: attack },
  deployed: { title: "Read-only tests of a deployed shop", run: deployed },
};

/** These stages write to the tests' build folder and database, of which a clone has one each. */
const exclusive: readonly StageName[] = ["types", "build", "faults", "e2e", "attack"];

async function attempt(name: StageName, work: () => Promise<Result>): Promise<Result> {
  const begun = Date.now();
  say(`\n== ${stages[name].title}`);
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    say(inspect(error));
    result = { passed: 0, failures: message.split("\n", 1) };
  }
  const counts = `${result.passed} passed, ${result.failures.length} failed`;
  say(`== ${stages[name].title}: ${counts}, ${seconds(Date.now() - begun)}`);
  return result;
}

/** `npm test`: all stages or the named ones, one after the other; after a failure the later ones still run. */
export async function runTests(run: Run, tally: Tally, words: string[]): Promise<void> {
  const { session } = run;
  const { stages: names, extra } = parseArguments(words);
  if (names.includes("e2e")) refuseForeignDatabase();
  const all = async () => {
    let built: boolean | undefined;
    for (const name of names) {
      const own = name === names.at(-1) ? extra : [];
      const named = words.includes(name);
      const result = await attempt(name, () => stages[name].run({ session, extra: own, named, built }));
      if (session.closed) return;
      if (name === "build") built = result.passed > 0;
      tally.add(stages[name].title, result);
    }
  };
  await (names.some((name) => exclusive.includes(name)) ? withLock("test", all) : all());
  if (session.closed) return;
  tally.finished = true;
  run.finish(tally.exitCode());
}
