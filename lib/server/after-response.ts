import "server-only";
import { after } from "next/server";
import { log, requestContext } from "./log";
import { withinMs } from "./time-limit";

declare global {
  /** The build has several copies of this module, which share the work in progress. */
  var vastraWorkInProgress: Set<Promise<void>> | undefined;
}

globalThis.vastraWorkInProgress ??= new Set();
const inProgress = globalThis.vastraWorkInProgress;

/** Work of a request that nobody waits for. */
export type LaterWork = () => unknown;

/** Runs work once the response is sent. Call it only within a request. */
export function afterResponse(work: LaterWork): void {
  const later = requestContext.getStore()?.later;
  if (later) later.push(work);
  else after(work);
}

/** Runs what a request that Next.js does not see has left for later. Never throws: what fails is logged. */
export function runLater(later: readonly LaterWork[]): void {
  for (const work of later) {
    const running = Promise.resolve()
      .then(work)
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error }, "work after a response failed"));
    inProgress.add(running);
    void running.finally(() => inProgress.delete(running));
  }
}

/** Waits until that work is done, `limitMs` at most. Never rejects. */
export function laterWorkDone(limitMs: number): Promise<void> {
  return withinMs(
    limitMs,
    () => Promise.allSettled(inProgress),
    () => new Error("Work was cut off"),
  ).then(
    () => undefined,
    () => undefined,
  );
}
