/** @typedef {import("./session.mjs").Session} Session */
import { isRunning } from "./process-identity.mjs";
import { say } from "./progress.mjs";

/** How often to check whether the npm that started this still runs, in ms. The check is expensive without /proc. */
const launcherInterval = process.platform === "linux" ? 300 : 3000;

/**
 * Ends the session gracefully on Ctrl-C, on a signal, and when the npm that started it was killed.
 * @param {Session} session
 * @param {number} interrupted the exit code in that case
 * @param {(code: number) => Promise<void>} stop called once; ends the process
 */
export function stopOnSignals(session, interrupted, stop) {
  let stopping = false;
  const stopOnce = (/** @type {number} */ code) => {
    if (stopping) return;
    stopping = true;
    void stop(code);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      say(stopping ? "Still stopping, one moment ..." : "\nStopping ...");
      stopOnce(interrupted);
    });
  }
  // Without these, an uncaught error of this program would leave everything it started running.
  for (const fault of ["uncaughtException", "unhandledRejection"]) {
    process.on(fault, (error) => {
      say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      stopOnce(1);
    });
  }
  const watch = setInterval(() => {
    if (session.launchers.every(isRunning)) return;
    clearInterval(watch);
    stopOnce(interrupted);
  }, launcherInterval);
  watch.unref();
  return stopOnce;
}
