import { env } from "./env";
import { forwardSocketAddress } from "./http/socket-address";

/** Checks the environment, without which the shop does not open, and makes callers' addresses trustworthy. */
export function boot(): void {
  try {
    const { TRUST_PROXY, VERCEL } = env();
    if (TRUST_PROXY !== "1" && !VERCEL) forwardSocketAddress();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
