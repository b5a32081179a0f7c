/** How long requests in progress may take after a signal, in ms. */
const drainMs = 15_000;
/** After this the process exits, even with requests in progress, in ms. */
const endMs = 19_000;
/** The interval at which to check whether npm is still running, in ms. */
const parentCheckMs = 1_000;

/**
 * Shuts the process down gracefully on SIGTERM and SIGINT; a second signal ends it immediately. npm does not always
 * forward a signal, so when npm started this process and has exited, that counts as a signal too.
 * @param {(limitMs: number) => Promise<number>} stop finishes the work and returns how many requests were cut off
 */
export function stopInOrder(stop) {
  let stopping = false;

  async function end() {
    if (stopping) process.exit(1);
    stopping = true;
    console.log("Stopping: requests in progress are finished first");
    setTimeout(() => process.exit(1), endMs).unref();
    try {
      const cutOff = await stop(drainMs);
      if (cutOff > 0) console.error(`${cutOff} requests were cut off`);
      process.exit(cutOff > 0 ? 1 : 0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  }

  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (!stopping) void end();
  }, parentCheckMs);
  watch.unref();
}
