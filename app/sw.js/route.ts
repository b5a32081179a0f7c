import { offlineWorker } from "@/lib/pages/server/offline-worker";

export const dynamic = "force-static";

/** The service worker; browsers ask again for each page load whether it changed. */
export function GET(): Response {
  const headers = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" };
  return new Response(offlineWorker, { headers });
}
