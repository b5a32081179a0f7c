import { backUp } from "./data/backup";
import { printCounts, withDatabase } from "./data/with-database";
import { readCommand } from "./lib/command";

await withDatabase(async (db, name) => {
  const { word: folder } = readCommand("npm run backup -- <folder>");
  printCounts(await backUp(db, folder));
  console.log(`${name} is backed up in ${folder}.`);
});
