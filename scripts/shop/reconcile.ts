import { say } from "../lib/progress.mjs";

/** How often the demo runs what a deployment's scheduler runs, in ms. */
const interval = 60_000;

/**
 * Calls the reconciler every minute. Reports a failure once.
 * @returns a function that stops it
 */
export function reconcileEachMinute(shopUrl: string, cronSecret: string): () => void {
  let failed = false;
  const timer = setInterval(async () => {
    try {
      const answer = await fetch(`${shopUrl}/api/cron/reconcile`, {
        method: "POST",
        headers: { authorization: `Bearer ${cronSecret}` },
        signal: AbortSignal.timeout(50_000),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      failed = false;
    } catch (error) {
      if (!failed) say(`  Reconciling failed: ${error instanceof Error ? error.message : String(error)}`);
      failed = true;
    }
  }, interval);
  return () => clearInterval(timer);
}
