import { withModels } from "./database/with-models";
import { databaseOfClone } from "./shop/demo-file";
import { eraseFor } from "./shop/erase-account";

const usage = "Usage: npm run erase -- <email or id of an account>";

try {
  const [who, ...rest] = process.argv.slice(2);
  if (!who || rest.length > 0) throw new Error(usage);
  console.log(await withModels(databaseOfClone(), () => eraseFor(who)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
