import { skipNumbers } from "./data/skip-numbers";
import { withDatabase } from "./data/with-database";
import { onlyWord } from "./lib/command";

await withDatabase(async (db) => {
  const count = onlyWord(process.argv.slice(2), "npm run skip-numbers -- <how many of each series>");
  for (const line of await skipNumbers(db, count)) console.log(line);
});
