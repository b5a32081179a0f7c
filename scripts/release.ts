import { readCommand, runCommand } from "./lib/command";
import { makeRelease } from "./release/make-release";

await runCommand(async () => {
  const usage = "npm run release -- <folder> [--keep <older release>]";
  const { word: folder, values } = readCommand(usage, { keep: { type: "string" } });
  await makeRelease(folder, { ...values, build: process.env.NEXT_DIST_DIR });
  console.log(`The release is in ${folder}. Start it there: node --max-semi-space-size=8 server/start.mjs`);
});
