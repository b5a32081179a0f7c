import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, inRoot } from "../lib/folders.mjs";
import { freshLog, lastLines } from "../lib/logs";
import { step } from "../lib/progress.mjs";
import { restoringFile } from "../lib/restoring-file";
import type { Session } from "../lib/session.mjs";
import { liveSessions } from "../lib/session-record.mjs";
import { hashSources } from "./source-hash";

export const nextCommand = inRoot("node_modules", "next", "dist", "bin", "next");

/** The build whose types an editor reads. */
const mainFolder = ".next";

/** A file inside the build, deleted with it: the hash of what it was built from. */
const stampIn = (folder: string) => join(inRoot(folder), "built-from");

function stampOf(folder: string): string | undefined {
  return existsSync(stampIn(folder)) ? readFileSync(stampIn(folder), "utf8") : undefined;
}

/** The build folders that a running server of this clone reads from. */
function foldersInUse(): string[] {
  const processes = liveSessions().flatMap((record) => record.processes);
  return processes.map((one) => String(one.info.buildFolder ?? ""));
}

/** The folder of an up-to-date build, else the first that no running server reads from. */
export function chooseFolder(folders: string[], isCurrent: (folder: string) => boolean, inUse: string[]): string {
  const choice = folders.find(isCurrent) ?? folders.find((folder) => !inUse.includes(folder));
  if (choice) return choice;
  throw new Error("Too many older versions of this clone are running: stop one of them first.");
}

/** A dev server's own output folder, separate from the production build in the same folder. */
export const devFolder = (folder: string): string => `${folder}/dev`;

/** A folder for a dev server of this clone that no other dev server uses. */
export function unusedDevFolder(folders: string[]): string {
  const inUse = foldersInUse();
  return chooseFolder(folders, (folder) => !inUse.includes(devFolder(folder)), inUse);
}

/**
 * Creates the production build in `folder`. It needs no database and no secrets.
 * @throws Error with the end of the build's output when it fails.
 */
export async function build(session: Session, folder: string): Promise<void> {
  const stamp = hashSources();
  const log = freshLog(join(dataFolder("logs"), `build${folder}.log`));
  const env = { ...process.env, NEXT_DIST_DIR: folder, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  const options = { name: "next build", command: process.execPath, args: [nextCommand, "build"], env, log };
  const work = () => step("Building the shop", () => session.start(options).ended);
  const code = folder === mainFolder ? await work() : await restoringFile(inRoot("next-env.d.ts"), work);
  if (code !== 0) throw new Error(`The build failed:\n${lastLines(log, 40)}`);
  writeFileSync(stampIn(folder), stamp);
}

/** An up-to-date build in one of the folders, created when there is none. @returns the folder */
export async function ensureBuild(session: Session, folders: string[]): Promise<string> {
  const current = hashSources();
  const folder = chooseFolder(folders, (one) => stampOf(one) === current, foldersInUse());
  if (stampOf(folder) !== current) await build(session, folder);
  return folder;
}
