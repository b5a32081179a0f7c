import "server-only";
import { env } from "@/lib/server/env";

/**
 * The origin of the shop, such as "https://vastra.example": for cached pages, which have no request. A preview on Vercel
 * has no PUBLIC_URL: there it is the deployment's own, or the project's.
 */
export function siteOrigin(): string {
  const { PUBLIC_URL, PORT, VERCEL_URL, VERCEL_PROJECT_PRODUCTION_URL } = env();
  const host = VERCEL_URL ?? VERCEL_PROJECT_PRODUCTION_URL;
  return PUBLIC_URL ?? (host ? `https://${host}` : `http://localhost:${PORT}`);
}

/** The same for the response to a request: without PUBLIC_URL, the origin of that request. */
export function requestOrigin(request: Request): string {
  const { PUBLIC_URL } = env();
  const host = request.headers.get("host");
  if (PUBLIC_URL || !host) return siteOrigin();
  const { protocol } = new URL(request.url);
  return URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).origin : siteOrigin();
}
