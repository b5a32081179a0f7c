import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until a server responds with anything but a server error.
 * @param alive whether its process is still running
 * @throws Error when the process ends or has not responded within `timeoutMs` ms.
 */
export async function waitForHttp(url: string, alive: () => boolean, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last = "no answer";
  while (alive()) {
    try {
      const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(15_000) });
      await answer.body?.cancel();
      if (answer.status < 500) return;
      last = `status ${answer.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > deadline) throw new Error(`${url} did not become ready: ${last}`);
    await sleep(100);
  }
  throw new Error("it stopped while it was starting");
}
