/** Runs once at boot, before the first request: the environment must be complete, or the shop does not open. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("./lib/env");
  try {
    const { TRUST_PROXY, VERCEL } = env();
    if (TRUST_PROXY === "1" || VERCEL) return;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const { forwardSocketAddress } = await import("./lib/http/socket-address");
  forwardSocketAddress();
}
