import { withLock } from "../lib/lock.mjs";
import { say } from "../lib/progress.mjs";
import { Session } from "../lib/session.mjs";
import { endAbandoned } from "../lib/session-record.mjs";
import { stopOnSignals } from "../lib/stop-signals.mjs";
import { installDependencies } from "./install.mjs";
import { nodeVersionProblem } from "./node-version.mjs";

/**
 * What the TypeScript part is given to work with. `onStop` work runs before the session's processes are ended;
 * `finish` ends this process in order.
 * @typedef {{ session: Session, finish: (code: number) => Promise<void>,
 *   onStop: (work: (code: number) => Promise<number> | number) => void }} Run
 */

/** A failure that was foreseen carries its whole message; anything else shows where it happened. @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  return error.constructor === Error ? error.message : (error.stack ?? error.message);
}

/**
 * Ends what a killed run of this clone left behind, installs what is missing, then hands over to TypeScript.
 * Needs nothing but Node.
 * @param {{ kind: string, scope: string, load: () => Promise<(run: Run) => Promise<void>>,
 *   onFailure?: () => void }} options
 */
export async function run({ kind, scope, load, onFailure }) {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) {
    say(problem);
    onFailure?.();
    process.exit(1);
  }
  const session = new Session(kind, scope);
  /** @type {(code: number) => Promise<number> | number} */
  let beforeStop = (code) => code;
  const stop = stopOnSignals(session, async (code) => {
    let final = code;
    try {
      final = await beforeStop(code);
    } finally {
      await session.close();
      process.exit(final);
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
    await start({
      session,
      finish: async (code) => stop(code),
      onStop: (work) => {
        beforeStop = work;
      },
    });
  } catch (error) {
    if (session.closed) return;
    say(`\n${explain(error)}`);
    onFailure?.();
    stop(1);
  }
}
