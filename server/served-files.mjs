import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The paths at which the files of a folder are served, such as `/icons/vastra.svg`. @param {string} folder */
export function servedFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((file) => relative(folder, join(file.parentPath ?? file.path, file.name)));
  return new Set(paths.map((path) => `/${path.split(sep).map(encodeURIComponent).join("/")}`));
}
