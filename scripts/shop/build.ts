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

/** A production build of Next.js. */
interface Build {
  /** What is being done, for the terminal. */
  label: string;
  /** The file that says what it was made from. */
  stamp: string;
  /** The hash of what it is made from. */
  hash: string;
  args?: string[];
  env?: Record<string, string>;
  log: string;
}

/**
 * Makes a build unless it is current.
 * @returns whether it had to be made
 * @throws Error with the end of the build's output when it fails
 */
export async function buildUnlessCurrent(
  processes: Processes,
  { label, stamp, hash, args = [], env, log }: Build,
): Promise<boolean> {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return false;
  const options = {
    name: "next build",
    command: process.execPath,
    args: [nextCommand, "build", ...args],
    log: freshLog(log),
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", ...env },
  };
  const code = await step(label, () => processes.run(options));
  if (code !== 0) throw new Error(`${label} failed:\n${lastLines(log, 40)}`);
  writeFileSync(stamp, hash);
  return true;
}

/** Builds the shop in a folder unless that build is current. It needs no database and no secrets. @returns as above */
export async function ensureBuild(processes: Processes, folder: string): Promise<boolean> {
  const log = join(dataFolder("logs"), `build${folder}.log`);
  const env = { NEXT_DIST_DIR: folder };
  const build = {
    label: "Building the shop",
    stamp: join(inRoot(folder), "built-from"),
    hash: hashSources(),
    env,
    log,
  };
  const work = () => buildUnlessCurrent(processes, build);
  return folder === mainFolder ? work() : restoringFile(inRoot("next-env.d.ts"), work);
}
