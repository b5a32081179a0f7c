import { parseArgs } from "node:util";
import { makeRelease } from "./release/make-release";

try {
  const { values, positionals } = parseArgs({ options: { keep: { type: "string" } }, allowPositionals: true });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new Error("Usage: npm run release -- <folder> [--keep <older release>]");
  await makeRelease(folder, { ...values, build: process.env.NEXT_DIST_DIR });
  console.log(`The release is in ${folder}. Start it there: node --max-semi-space-size=8 server/start.mjs`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
