import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where this clone lies. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** A path below the clone. @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** A folder below `.data`, made when it is missing. @param {...string} parts */
export function dataFolder(...parts) {
  const folder = inRoot(".data", ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}
