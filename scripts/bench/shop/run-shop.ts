import { spawnSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { startMongod } from "../../database/start-mongod";
import { dataFolder, root } from "../../lib/folders.mjs";
import { writeJson } from "../../lib/json-file.mjs";
import type { Processes } from "../../lib/processes";
import { say } from "../../lib/progress.mjs";
import { ensureBuild, testFolder } from "../../shop/build";
import { chooseRows, readWords } from "./arguments";
import { ensureFloors } from "./floors";
import { durations } from "./measure";
import { commandsOfLines, type SizeReport, slownessOf, spreadOf, tablesOf } from "./report";
import { comparisons, rows } from "./rows";
import { benchSize } from "./size";

/** The largest ratio between catalogues of different sizes that the lists are to have. */
const spreadGoal = 1.3;

/** What the figures were measured on. */
function machine(mongod: string) {
  const [first] = cpus();
  const git = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" });
  return {
    at: new Date().toISOString(),
    commit: git.stdout?.trim(),
    processor: `${cpus().length} x ${first?.model}`,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    mongod,
  };
}

function sayReports(reports: SizeReport[]): void {
  for (const report of reports) say(`\n${tablesOf(report)}\n`);
  const last = reports.at(-1);
  if (last) say(`${commandsOfLines(last.lines)}\n`);
  for (const report of reports) {
    for (const { row, beside, max, title } of comparisons) {
      const times = slownessOf(report, row, beside);
      if (Number.isNaN(times)) continue;
      const goal = `to reach: ${max}, ${times <= max ? "met" : "not met"}`;
      say(`${report.products.toLocaleString("en-IN")} products, ${title}: ${times.toFixed(2)} times as long (${goal})`);
    }
  }
  if (reports.length < 2) return;
  for (const { id, title } of rows.filter(({ id }) => id.startsWith("list-"))) {
    const spread = spreadOf(reports, id);
    if (Number.isFinite(spread))
      say(
        `${title}: ${spread.toFixed(2)} between the sizes (to reach: ${spreadGoal}, ${spread <= spreadGoal ? "met" : "not met"})`,
      );
  }
}

/** `npm run bench`: measures the built shop beside a bare Next.js app, with catalogues that are kept. */
export async function benchShop(processes: Processes, words: string[]): Promise<void> {
  const { sizes, quick, only } = readWords(words);
  const chosen = chooseRows(rows, only);
  await ensureBuild(processes, testFolder);
  await ensureFloors(processes);
  const { uri, mongod, pid: databasePid } = await startMongod(processes, "bench");
  const client = await new MongoClient(uri).connect();
  const reports: SizeReport[] = [];
  try {
    const time = quick ? durations.quick : durations.usual;
    const how = { processes, folder: testFolder, uri, databasePid, client, time };
    for (const size of sizes) reports.push(await benchSize(how, size, chosen));
  } finally {
    await client.close();
  }
  sayReports(reports);
  const file = join(dataFolder("bench"), "figures.json");
  writeJson(file, { ...machine(mongod.version), reports });
  say(`The figures are in ${file}`);
}
