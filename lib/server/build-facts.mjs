import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A path in this clone. @param {string} path */
const inRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Output of git in this clone; null without git, or outside of a clone. @param {string[]} args */
function git(...args) {
  try {
    return execFileSync("git", args, {
      cwd: inRoot("."),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}

/**
 * The commit that is being built: what the environment says (BUILD_COMMIT, or Vercel's own variable), else the clone's.
 * Null when neither says so, or files of the clone differ from it.
 * @param {Record<string, string | undefined>} environment
 * @returns {string | null}
 */
export function commitOf(environment) {
  const given = environment.BUILD_COMMIT || environment.VERCEL_GIT_COMMIT_SHA;
  if (given) return given;
  return git("status", "--porcelain", "--untracked-files=no") === "" ? git("rev-parse", "HEAD") : null;
}

/** What the build stores of itself, for a running shop that has neither these files nor git. */
export function buildFacts() {
  const migrations = readdirSync(inRoot("scripts/migrations")).filter((name) => name.endsWith(".js"));
  return {
    BUILD_VERSION: String(JSON.parse(readFileSync(inRoot("package.json"), "utf8")).version),
    BUILD_COMMIT: commitOf(process.env) ?? "",
    BUILD_MIGRATIONS: migrations.sort().join(","),
  };
}
