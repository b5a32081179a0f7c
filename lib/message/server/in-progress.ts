import { withinMs } from "@/lib/server/time-limit";

declare global {
  /** The build has several copies of this module, which share the mails being sent. */
  var vastraMailsInProgress: Set<Promise<void>> | undefined;
}

globalThis.vastraMailsInProgress ??= new Set();
const inProgress = globalThis.vastraMailsInProgress;

/** Keeps a mail that is being sent in mind until it is. */
export function trackMail(sending: Promise<void>): Promise<void> {
  inProgress.add(sending);
  return sending.finally(() => inProgress.delete(sending));
}

/**
 * Waits until the mails being sent are sent and noted, `limitMs` at most: what a stopping server cuts off is sent once
 * more by another one. Never rejects.
 */
export function mailsSent(limitMs: number): Promise<void> {
  return withinMs(
    limitMs,
    () => Promise.allSettled(inProgress),
    () => new Error("A mail was cut off"),
  ).then(
    () => undefined,
    () => undefined,
  );
}
