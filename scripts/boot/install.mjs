import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/folders.mjs";
import { readJson } from "../lib/json-file.mjs";
import { step } from "../lib/progress.mjs";
import { allRunning, sentenceAbout } from "./running.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * Whether everything in the lockfile is installed in exactly that version. A package for another platform
 * is optional and may be missing.
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} installed
 */
export function matchesLock(locked, installed) {
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === "" || wanted.link) return true;
    const found = installed[path];
    if (!found) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** npm writes its own list at the end of an installation, so an interrupted installation has none. @param {string} folder */
function isInstalled(folder) {
  const locked = readJson(join(folder, "package-lock.json"))?.packages;
  const installed = readJson(join(folder, "node_modules", ".package-lock.json"))?.packages;
  return locked !== undefined && installed !== undefined && matchesLock(locked, installed);
}

/** The npm that runs this script, else the one on the PATH. @returns {[string, ...string[]]} */
function npm() {
  const own = process.env.npm_execpath;
  return own?.endsWith("npm-cli.js") && existsSync(own) ? [process.execPath, own] : ["npm"];
}

/**
 * Installs the locked dependencies of a package that is no workspace of the clone, when they are missing or stale.
 * @param {string} folder of its package.json
 * @param {string} label
 */
export async function installPackage(folder, label) {
  if (isInstalled(folder)) return;
  const [command, ...args] = npm();
  const options = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder];
  const code = await step(label, async () => {
    const child = spawn(command, [...args, ...options], { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
    return new Promise((resolve) => child.once("error", () => resolve(1)).once("exit", resolve));
  });
  if (code !== 0) throw new Error("npm ci failed (see above). Is the package registry within reach?");
}

/** Installs the clone's locked dependencies when they are missing or stale. */
export async function installDependencies() {
  if (isInstalled(root)) return;
  const [other] = allRunning();
  if (other)
    throw new Error(
      `The dependencies have changed, and a running program needs the old ones.\n${sentenceAbout(other)}`,
    );
  await installPackage(root, "Installing the locked dependencies");
}
