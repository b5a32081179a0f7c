import { reportInvariants } from "./data/report";
import { restore } from "./data/restore";
import { printCounts, withDatabase } from "./data/with-database";
import { readCommand } from "./lib/command";

await withDatabase(async (db, name) => {
  const usage = "npm run restore -- <folder> [--force]";
  const { word: folder, values } = readCommand(usage, { force: { type: "boolean" } });
  printCounts(await restore(db, folder, values.force === true));
  console.log(
    `${name} is restored from ${folder}. Next: npm run migrate, and if the shop went on selling after this backup:`,
  );
  console.log("npm run skip-numbers, so that no number of an invoice is given twice (docs/operations.md, Backups)");
  await reportInvariants(db, name);
});
