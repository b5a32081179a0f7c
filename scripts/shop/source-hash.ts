import { inRoot, root } from "../lib/folders.mjs";
import { hashFiles } from "../lib/hash-files";

/** Files that the build does not read. */
const leftOut =
  /^(node_modules|docs|e2e|scripts|server|tools|test-results|playwright-report|public\/pictures|\..*)$|\.test\.tsx?$|\.md$/;
const written =
  /^(next-env\.d\.ts|.*\.tsbuildinfo|README.*|biome\.json|knip\.json|vitest\.config\.ts|playwright\.config\.ts)$/;

/** A hash of everything the production build is made from (it contains the names of the migrations), to check whether a build is up to date. */
export const hashSources = (): string =>
  hashFiles([root, inRoot("scripts", "migrations")], (name) => leftOut.test(name) || written.test(name));
