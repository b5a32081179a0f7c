import { spawn } from "node:child_process";
import { inRoot, root } from "../lib/folders.mjs";
import { say } from "../lib/progress.mjs";
import { installDependencies } from "./install.mjs";
import { nodeVersionProblem } from "./node-version.mjs";

/** How often to check whether the parent, npm as a rule, still runs, in ms. */
const parentIntervalMs = 500;

/**
 * Runs a TypeScript program of this clone once its dependencies are installed, and exits with its exit code. Depends only
 * on Node.
 *
 * The program leads a process group of its own. Ctrl-C therefore reaches only this process, which asks the program to stop
 * what it started in order. Whatever is left of the group once the program has ended is killed. The program stops by
 * itself when this process is killed: its standard input ends.
 * @param {string} program relative to the clone
 * @param {string[]} [args]
 */
export async function launch(program, args = process.argv.slice(2)) {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) {
    say(problem);
    process.exit(1);
  }
  try {
    await installDependencies();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
  const nodeArgs = ["--import", "tsx", inRoot(program), ...args];
  /** @type {import("node:child_process").SpawnOptions} */
  const options = { cwd: root, detached: true, stdio: ["pipe", "inherit", "inherit"] };
  const child = spawn(process.execPath, nodeArgs, options);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill("SIGTERM"));
  }
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, parentIntervalMs);
  child.once("exit", (code) => {
    killGroup(child.pid ?? 0);
    process.exit(code ?? 1);
  });
}

/** @param {number} leader */
function killGroup(leader) {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // Nothing was left.
  }
}
