import { cpSync, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../lib/folders.mjs";
import { copyEntry } from "./entries";
import { releaseFiles } from "./release-files";

/** The build's name in every release: `npm start` serves it. */
const served = ".next";

/**
 * Assembles what a server of a build needs in a folder of its own, which nothing that happens in the clone changes.
 * @param keep an older release: its scripts and styles are served too, to pages that browsers still show
 * @throws Error when there is no build, or the folder has something in it
 */
export async function makeRelease(folder: string, { build = served, keep = "" } = {}): Promise<void> {
  if (!existsSync(inRoot(build, "BUILD_ID"))) throw new Error("There is no build: npm run build");
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  if (keep && !existsSync(join(keep, served))) throw new Error(`${keep} is no release.`);
  for (const path of await releaseFiles(build)) {
    const target = join(folder, path.startsWith(`${build}/`) ? served + path.slice(build.length) : path);
    if (lstatSync(inRoot(path)).isDirectory()) continue;
    copyEntry(inRoot(path), target);
  }
  // The names of these files contain their hash.
  if (keep) cpSync(join(keep, served, "static"), join(folder, served, "static"), { recursive: true, force: false });
}
