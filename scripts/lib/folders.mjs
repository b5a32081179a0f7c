import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of this clone. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** A path inside the clone. @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** A folder inside `.data`, created when missing. @param {...string} parts */
export function dataFolder(...parts) {
  const folder = inRoot(".data", ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}
