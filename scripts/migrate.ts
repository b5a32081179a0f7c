import { runMigrations } from "./database/run-migrations";
import { withoutPassword } from "./lib/local-database";
import { databaseOfClone } from "./shop/database-of-clone";

try {
  const uri = databaseOfClone();
  const applied = await runMigrations(uri);
  for (const name of applied) console.log(`Ran ${name}`);
  console.log(`${withoutPassword(uri)} is up to date.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
