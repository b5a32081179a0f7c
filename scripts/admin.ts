import { withModels } from "./database/with-models";
import { readCommand, runCommand } from "./lib/command";
import { databaseOfClone } from "./shop/demo-file";
import { grantRole, removeSecondFactor } from "./shop/grant-role";

await runCommand(async () => {
  const flag = { type: "boolean" } as const;
  const usage = "npm run admin -- <email> [--force | --revoke | --reset-2fa]";
  const { word: email, values } = readCommand(usage, { force: flag, revoke: flag, "reset-2fa": flag });
  const role = values.revoke ? "user" : "admin";
  const work = () => (values["reset-2fa"] ? removeSecondFactor(email) : grantRole(email, role, values.force));
  console.log(await withModels(databaseOfClone(), work));
});
