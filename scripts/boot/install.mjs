import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/folders.mjs";
import { readJson } from "../lib/json-file.mjs";
import { step } from "../lib/progress.mjs";
import { liveSessions } from "../lib/session-record.mjs";

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
 * @param {import("../lib/session.mjs").Session} session
 * @param {string} folder of its package.json
 * @param {string} label
 */
export async function installPackage(session, folder, label) {
  if (isInstalled(folder)) return;
  const [command, ...args] = npm();
  const code = await step(label, async () => {
    const options = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder];
    return session.start({ name: "npm ci", command, args: [...args, ...options] }).ended;
  });
  if (code !== 0) throw new Error("npm ci failed (see above). Is the package registry within reach?");
}

/**
 * Installs the clone's locked dependencies when they are missing or stale.
 * @param {import("../lib/session.mjs").Session} session
 */
export async function installDependencies(session) {
  if (isInstalled(root)) return;
  const other = liveSessions().find((record) => record.supervisor.pid !== process.pid);
  if (other) {
    const who = `\`npm run ${other.kind}\` of this clone is running (process ${other.supervisor.pid})`;
    throw new Error(`The dependencies have changed, but ${who} and needs the old ones: stop it first.`);
  }
  await installPackage(session, root, "Installing the locked dependencies");
}
