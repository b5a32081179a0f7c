import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { freshLog, lastLines } from "../lib/logs";
import type { Processes } from "../lib/processes";
import { step } from "../lib/progress.mjs";
import { restoringFile } from "../lib/restoring-file";
import { hashSources } from "./source-hash";

export const nextCommand = inRoot("node_modules", "next", "dist", "bin", "next");

/** The build of the demo, and of `npm run build`; an editor reads its types. */
export const mainFolder = ".next";

/** The build of tests and measurements: a running demo serves from the other. */
export const testFolder = ".next-test";

/** A file inside the build, deleted with it: the hash of what it was built from. */
const stampIn = (folder: string) => join(inRoot(folder), "built-from");

/** Whether the build in a folder is one of the sources as they are. */
export function isCurrent(folder: string): boolean {
  return existsSync(stampIn(folder)) && readFileSync(stampIn(folder), "utf8") === hashSources();
}

/**
 * Makes the production build in a folder unless it is current. It needs no database and no secrets.
 * @throws Error with the end of the build's output when it fails.
 */
export async function ensureBuild(processes: Processes, folder: string): Promise<void> {
  const stamp = hashSources();
  if (isCurrent(folder)) return;
  const log = freshLog(join(dataFolder("logs"), `build${folder}.log`));
  const env = { ...process.env, NEXT_DIST_DIR: folder, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  const options = { name: "next build", command: process.execPath, args: [nextCommand, "build"], env, log };
  const work = () => step("Building the shop", () => processes.run(options));
  const code = folder === mainFolder ? await work() : await restoringFile(inRoot("next-env.d.ts"), work);
  if (code !== 0) throw new Error(`The build failed:\n${lastLines(log, 40)}`);
  writeFileSync(stampIn(folder), stamp);
}
