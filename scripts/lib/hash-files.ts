import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./folders.mjs";

function filesBelow(path: string, isLeftOut: (name: string) => boolean): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const paths = readdirSync(path).map((name) => join(path, name));
  const wanted = paths.filter((one) => !isLeftOut(relative(root, one).replaceAll("\\", "/")));
  return wanted.flatMap((one) => filesBelow(one, isLeftOut)).sort();
}

/**
 * A hash of the names and contents of files and of Node's major version, to check whether something built from them
 * is still up to date.
 * @param paths files, and folders with everything below them
 * @param isLeftOut called with each path relative to the clone's folder, such as "lib/money.ts"
 */
export function hashFiles(paths: string[], isLeftOut: (name: string) => boolean = () => false): string {
  const hash = createHash("sha256");
  hash.update(process.versions.node.split(".")[0] ?? "");
  for (const file of paths.flatMap((path) => filesBelow(path, isLeftOut))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
