import { withLock } from "../lib/lock.mjs";
import { say } from "../lib/progress.mjs";
import { Session } from "../lib/session.mjs";
import { endAbandoned } from "../lib/session-record.mjs";
import { stopOnSignals } from "../lib/stop-signals.mjs";
import { installDependencies } from "./install.mjs";
import { nodeVersionProblem } from "./node-version.mjs";

/**
 * What the TypeScript part receives. `onStop` callbacks run before the session's processes are ended;
 * `finish` ends this process gracefully.
 * @typedef {{ session: Session, finish: (code: number) => void, onStop: (work: () => void) => void }} Run
 * @typedef {{ kind: string, scope: string, load: () => Promise<(run: Run) => Promise<void>>,
 *   atEnd?: (code: number) => number, interrupted?: number }} RunOptions
 * `atEnd` runs last and returns the exit code; `interrupted` is the exit code after Ctrl-C.
 */

/** An expected failure prints only its message; any other error its stack. @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  return error.constructor === Error ? error.message : (error.stack ?? error.message);
}

/**
 * Ends what a killed run of this clone left behind, installs missing dependencies, then hands over to TypeScript.
 * Depends only on Node.
 * @param {RunOptions} options
 */
export async function run({ kind, scope, load, atEnd = (code) => code, interrupted = 0 }) {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) {
    say(problem);
    process.exit(atEnd(1));
  }
  const session = new Session(kind, scope);
  let beforeStop = () => {};
  const stop = stopOnSignals(session, interrupted, async (code) => {
    try {
      beforeStop();
    } finally {
      await session.close().finally(() => process.exit(atEnd(code)));
    }
  });
  try {
    await withLock("install", async () => {
      const ended = await endAbandoned();
      if (ended.length > 0) say(`  Ended what a killed run had left: ${ended.join(", ")}`);
      await installDependencies(session);
    });
    const { register } = await import("tsx/esm/api");
    register();
    const start = await load();
    const onStop = (/** @type {() => void} */ work) => {
      beforeStop = work;
    };
    await start({ session, finish: stop, onStop });
  } catch (error) {
    if (session.closed) return;
    say(`\n${explain(error)}`);
    stop(1);
  }
}
