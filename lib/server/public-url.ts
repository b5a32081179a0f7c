import type { Env } from "./env";

/**
 * The problem of a production server without an https PUBLIC_URL: `refused` when it must not start at all, `warning`
 * when it may, as a message for the operator.
 */
export function checkPublicUrl({ PUBLIC_URL, DEMO, VERCEL }: Pick<Env, "PUBLIC_URL" | "DEMO" | "VERCEL">): {
  refused?: string;
  warning?: string;
} {
  if (DEMO || PUBLIC_URL?.startsWith("https:")) return {};
  if (PUBLIC_URL) {
    const off =
      "session cookies are not Secure and are sent unencrypted, and browsers ignore Strict-Transport-Security";
    return { warning: `WARNING: PUBLIC_URL is http, so ${off}. Use https for anything but a test.` };
  }
  const why = "it decides which requests come from other sites, and whether cookies are Secure";
  if (VERCEL) return { warning: `WARNING: PUBLIC_URL is not set: ${why}.` };
  return { refused: `PUBLIC_URL is missing: set it to the URL that people open the shop at; ${why}.` };
}
