import { readFileSync, renameSync, writeFileSync } from "node:fs";

/**
 * The content of a JSON file, or undefined when it is missing or malformed.
 * @param {string} path
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Writes a JSON file atomically, readable only by its owner: after a kill the old file is still complete.
 * @param {string} path
 * @param {unknown} value
 */
export function writeJson(path, value) {
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}
