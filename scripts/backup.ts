import { backUp } from "./data/backup";
import { printCounts, withDatabase } from "./data/with-database";

await withDatabase(async (db, name) => {
  const [folder, ...rest] = process.argv.slice(2);
  if (!folder || rest.length > 0) throw new Error("Usage: npm run backup -- <folder>");
  printCounts(await backUp(db, folder));
  console.log(`${name} is backed up in ${folder}.`);
});
