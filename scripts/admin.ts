import { parseArgs } from "node:util";
import { withModels } from "./database/with-models";
import { databaseOfClone } from "./shop/demo-file";
import { grantRole, removeSecondFactor } from "./shop/grant-role";

const usage = "Usage: npm run admin -- <email> [--force | --revoke | --reset-2fa]";

try {
  const { values, positionals } = parseArgs({
    options: { force: { type: "boolean" }, revoke: { type: "boolean" }, "reset-2fa": { type: "boolean" } },
    allowPositionals: true,
  });
  const [email, ...rest] = positionals;
  if (!email || rest.length > 0) throw new Error(usage);
  const role = values.revoke ? "user" : "admin";
  const work = () => (values["reset-2fa"] ? removeSecondFactor(email) : grantRole(email, role, values.force));
  console.log(await withModels(databaseOfClone(), work));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
