import { eraseFor } from "@/lib/privacy/server/erase-for";
import { withModels } from "./database/with-models";
import { readCommand, runCommand } from "./lib/command";
import { databaseOfClone } from "./shop/demo-file";

await runCommand(async () => {
  const { word } = readCommand("npm run erase -- <email or id of an account>");
  console.log(await withModels(databaseOfClone(), () => eraseFor(word)));
});
