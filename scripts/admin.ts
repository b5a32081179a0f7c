import { parseArgs } from "node:util";
import { withModels } from "./database/with-models";
import { databaseOfClone } from "./shop/database-of-clone";
import { grantRole } from "./shop/grant-role";

const usage = "Usage: npm run admin -- <email> [--revoke]";

try {
  const { values, positionals } = parseArgs({ options: { revoke: { type: "boolean" } }, allowPositionals: true });
  const [email, ...rest] = positionals;
  if (!email || rest.length > 0) throw new Error(usage);
  const role = values.revoke ? "user" : "admin";
  console.log(await withModels(databaseOfClone(), () => grantRole(email, role)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
