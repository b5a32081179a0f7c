import type { Env } from "./env";

type Settings = Pick<Env, "PUBLIC_URL" | "DEMO" | "VERCEL_ENV">;

/**
 * The problem of a production server without an https PUBLIC_URL: `refused` when it must not start at all, `warning`
 * when it may, as a message for the operator. A preview on Vercel has an address of its own, which the platform names.
 */
export function checkPublicUrl({ PUBLIC_URL, DEMO, VERCEL_ENV }: Settings): { refused?: string; warning?: string } {
  if (DEMO || PUBLIC_URL?.startsWith("https:")) return {};
  if (PUBLIC_URL) {
    const off =
      "session cookies are not Secure and are sent unencrypted, and browsers ignore Strict-Transport-Security";
    return { warning: `WARNING: PUBLIC_URL is http, so ${off}. Use https for anything but a test.` };
  }
  if (VERCEL_ENV === "preview") return {};
  const why = "cached pages name it, it decides which requests come from other sites, and whether cookies are Secure";
  return { refused: `PUBLIC_URL is missing: set it to the URL that people open the shop at; ${why}.` };
}
