import { parseArgs } from "node:util";
import { onlyWord, runCommand } from "./lib/command";
import { makeRelease } from "./release/make-release";

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { keep: { type: "string" } }, allowPositionals: true });
  const folder = onlyWord(positionals, "npm run release -- <folder> [--keep <older release>]");
  await makeRelease(folder, { ...values, build: process.env.NEXT_DIST_DIR });
  console.log(`The release is in ${folder}. Start it there: node --max-semi-space-size=8 server/start.mjs`);
});
