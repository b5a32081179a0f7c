import { offlineWorker } from "@/lib/pages/server/offline-worker";

export const dynamic = "force-static";

/** The service worker; browsers check for a new version on each page load. */
export function GET(): Response {
  const headers = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" };
  return new Response(offlineWorker, { headers });
}
