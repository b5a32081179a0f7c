import { cpSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The files and links in a folder, as paths that begin with it, with forward slashes.
 * @param folder relative to `base`
 */
export function entriesIn(base: string, folder: string): string[] {
  // A recursive readdir follows links to folders since Node.js 22.
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? entriesIn(base, path) : [path];
  });
}

/** Copies a file, or a link as the link it is, into a folder that need not exist. */
export function copyEntry(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  // Since Node.js 22, a link to a folder is refused without `recursive`.
  cpSync(source, target, { verbatimSymlinks: true, recursive: true });
}
