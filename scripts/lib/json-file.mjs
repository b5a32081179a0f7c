import { readFileSync, renameSync, writeFileSync } from "node:fs";

/**
 * What a JSON file holds, or undefined when it is missing or broken.
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
 * Writes a JSON file in one step, readable by its owner alone: a kill in between leaves the old one whole.
 * @param {string} path
 * @param {unknown} value
 */
export function writeJson(path, value) {
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}
