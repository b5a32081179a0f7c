import { migrationStatus, runMigrations, takeBackLast } from "./database/run-migrations";
import { runCommand } from "./lib/command";
import { withoutPassword } from "./lib/local-database";
import { databaseOfClone } from "./shop/demo-file";

async function bringUpToDate(uri: string): Promise<void> {
  for (const name of await runMigrations(uri)) console.log(`Ran ${name}`);
  console.log(`${withoutPassword(uri)} is up to date.`);
}

/** Prints what has run and what has not; exit code 1 when something is missing. */
async function printStatus(uri: string): Promise<void> {
  const { migrations, unknown, missingIndexes } = await migrationStatus(uri);
  console.log(withoutPassword(uri));
  for (const { name, ranAt } of migrations) console.log(`${(ranAt ?? "pending").padEnd(26)}${name}`);
  for (const name of unknown) console.log(`${"of another version".padEnd(26)}${name}`);
  for (const name of missingIndexes) console.log(`${"missing index".padEnd(26)}${name}`);
  const pending = migrations.filter(({ ranAt }) => ranAt === null).length;
  if (pending + missingIndexes.length === 0) return console.log("It is up to date.");
  console.log(`${pending} migrations and ${missingIndexes.length} indexes are missing: npm run migrate`);
  process.exitCode = 1;
}

async function takeBack(uri: string): Promise<void> {
  const name = await takeBackLast(uri);
  console.log(name ? `Took back ${name}` : "No migration has run.");
}

const work: Record<string, (uri: string) => Promise<void>> = { up: bringUpToDate, status: printStatus, down: takeBack };

await runCommand(async () => {
  const [word = "up", ...rest] = process.argv.slice(2);
  const run = work[word];
  if (!run || rest.length > 0) throw new Error("Usage: npm run migrate [-- status | down]");
  await run(databaseOfClone());
});
