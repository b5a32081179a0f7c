import { testBuildFolder } from "../check/build-stage";
import type { Result, Stage } from "../check/stage";
import { markdownTable } from "../lib/markdown-table";
import { say, seconds } from "../lib/progress.mjs";
import { ensureBuild } from "../shop/build";
import type { Outcome } from "./attack";
import { attacks } from "./attacks";
import { openTargets } from "./target";

/** Attacks the built shop, fresh each time, and prints a table. Named attacks only: `npm run test:attack -- flood`. */
export const attack: Stage = async ({ session, extra, built }) => {
  if (built === false) throw new Error("There is no build to attack.");
  const chosen = extra.length === 0 ? attacks : attacks.filter(({ name }) => extra.includes(name));
  if (chosen.length === 0)
    throw new Error(`Unknown attack. Known attacks: ${attacks.map(({ name }) => name).join(", ")}`);
  if (built === undefined) await ensureBuild(session, [testBuildFolder]);
  const withTarget = await openTargets(session);
  const rows = [["attack", "what it does", "what was seen", "held"]];
  const result: Result = { passed: 0, failures: [] };
  for (const { name, does, run } of chosen) {
    const begun = Date.now();
    const { held, seen } = await withTarget(run).catch(
      (error: unknown): Outcome => ({ held: false, seen: error instanceof Error ? error.message : String(error) }),
    );
    say(`  ${name}: ${seen} (${held ? "held" : "NOT HELD"}, ${seconds(Date.now() - begun)})`);
    rows.push([name, does, seen, held ? "yes" : "no"]);
    if (held) result.passed++;
    else result.failures.push(`${name}: ${seen}`);
  }
  say(`\n${markdownTable(rows, [0, 1, 2, 3])}\n`);
  return result;
};
