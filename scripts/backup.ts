import { backUp } from "./data/backup";
import { printCounts, withDatabase } from "./data/with-database";
import { onlyWord } from "./lib/command";

await withDatabase(async (db, name) => {
  const folder = onlyWord(process.argv.slice(2), "npm run backup -- <folder>");
  printCounts(await backUp(db, folder));
  console.log(`${name} is backed up in ${folder}.`);
});
