import { env } from "./env";
import { onEveryRequest } from "./http/incoming";
import { makeReadable } from "./http/readable-request";
import { forwardSocketAddress } from "./http/socket-address";

/** Checks the environment, without which the shop does not open, and puts requests right before Next sees them. */
export function boot(): void {
  try {
    const { TRUST_PROXY, VERCEL } = env();
    onEveryRequest(makeReadable);
    if (TRUST_PROXY !== "1" && !VERCEL) onEveryRequest(forwardSocketAddress);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
