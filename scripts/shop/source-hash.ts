import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../lib/folders.mjs";

/** What the build does not read. */
const leftOut =
  /^(node_modules|docs|e2e|scripts|server|test-results|playwright-report|public\/pictures|\..*)$|\.test\.tsx?$|\.md$/;
const written =
  /^(next-env\.d\.ts|.*\.tsbuildinfo|README.*|biome\.json|knip\.json|vitest\.config\.ts|playwright\.config\.ts)$/;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      const name = relative(root, path).replaceAll("\\", "/");
      if (leftOut.test(name) || written.test(name)) return [];
      return entry.isDirectory() ? sourceFiles(path) : [path];
    })
    .sort();
}

/** A hash over everything the production build is made from, to tell whether a build is still up to date. */
export function hashSources(): string {
  const hash = createHash("sha256");
  hash.update(process.versions.node.split(".")[0] ?? "");
  for (const file of sourceFiles(root)) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
