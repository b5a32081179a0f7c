import { markdownTable } from "../lib/markdown-table";
import { say, seconds } from "../lib/progress.mjs";
import { supervise } from "../lib/supervise";
import { ensureBuild, testFolder } from "../shop/build";
import type { Outcome } from "./attack";
import { attacks } from "./attacks";
import { openTargets } from "./target";

/** Attacks the built shop, fresh each time, and prints a table. Named attacks only: `npm run test:attack -- flood`. */
await supervise(
  { scope: "attack", command: "npm run test:attack", interrupted: 130 },
  async ({ processes, finish }) => {
    const names = process.argv.slice(2);
    const chosen = names.length === 0 ? attacks : attacks.filter(({ name }) => names.includes(name));
    if (chosen.length === 0)
      throw new Error(`Unknown attack. Known attacks: ${attacks.map(({ name }) => name).join(", ")}`);
    await ensureBuild(processes, testFolder);
    const withTarget = await openTargets(processes);
    const rows = [["attack", "what it does", "what was seen", "held"]];
    let failed = 0;
    for (const { name, does, run } of chosen) {
      const begun = Date.now();
      const { held, seen } = await withTarget(run).catch(
        (error: unknown): Outcome => ({ held: false, seen: error instanceof Error ? error.message : String(error) }),
      );
      say(`  ${name}: ${seen} (${held ? "held" : "NOT HELD"}, ${seconds(Date.now() - begun)})`);
      rows.push([name, does, seen, held ? "yes" : "no"]);
      if (!held) failed++;
    }
    say(`\n${markdownTable(rows, [0, 1, 2, 3])}\n\n${chosen.length - failed} passed, ${failed} failed`);
    await finish(failed === 0 ? 0 : 1);
  },
);
