import { parseArgs } from "node:util";
import { reportInvariants } from "./data/report";
import { restore } from "./data/restore";
import { printCounts, withDatabase } from "./data/with-database";
import { onlyWord } from "./lib/command";

await withDatabase(async (db, name) => {
  const { values, positionals } = parseArgs({ options: { force: { type: "boolean" } }, allowPositionals: true });
  const folder = onlyWord(positionals, "npm run restore -- <folder> [--force]");
  printCounts(await restore(db, folder, values.force === true));
  console.log(
    `${name} is restored from ${folder}. Next: npm run migrate, and if the shop went on selling after this backup:`,
  );
  console.log("npm run skip-numbers, so that no number of an invoice is given twice (docs/operations.md, Backups)");
  await reportInvariants(db, name);
});
