import { parseArgs } from "node:util";
import { withModels } from "./database/with-models";
import { onlyWord, runCommand } from "./lib/command";
import { databaseOfClone } from "./shop/demo-file";
import { grantRole, removeSecondFactor } from "./shop/grant-role";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { force: { type: "boolean" }, revoke: { type: "boolean" }, "reset-2fa": { type: "boolean" } },
    allowPositionals: true,
  });
  const email = onlyWord(positionals, "npm run admin -- <email> [--force | --revoke | --reset-2fa]");
  const role = values.revoke ? "user" : "admin";
  const work = () => (values["reset-2fa"] ? removeSecondFactor(email) : grantRole(email, role, values.force));
  console.log(await withModels(databaseOfClone(), work));
});
