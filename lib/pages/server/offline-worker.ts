import { site } from "@/lib/site";

/** Shown instead of the browser's own error page. It is self-contained, since nothing can be loaded for it. */
const page = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Offline | ${site.name}</title>
<style>
body { margin: 0; background: #ffffff; color: #1d1814; font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 0 1.25rem 3rem; }
.name { margin: 0 0 4.5rem; padding-top: 1rem; width: max-content; border-top: 4px solid #ff7a1f; font-weight: 700; font-size: 1.75rem; line-height: 1; }
h1 { margin: 0; padding-top: 1.25rem; border-top: 2px solid #1d1814; font-size: clamp(2rem, 1.6rem + 1.4vw, 2.75rem); line-height: 1.1; }
p { margin: 0.75rem 0 1.5rem; color: #534b44; }
button { min-height: 3.25rem; padding: 0 1.75rem; border: 1px solid transparent; border-radius: 6px; background: #1d1814; color: #ffffff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #ff7a1f; color: #1d1814; }
button:focus-visible { outline: 2px solid #b0420a; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<p class="name">${site.name}</p>
<h1>You're offline</h1>
<p>We couldn't reach ${site.name}. Check your connection and try again. This page reloads by itself once you are back online.</p>
<button type="button">Try again</button>
</main>
<script>
document.querySelector("button").onclick = () => location.reload();
addEventListener("online", () => location.reload());
</script>
</body>
</html>
`;

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
};

/**
 * The service worker of the shop. It responds to failed page loads with the page above and does nothing else: it has no
 * cache, and never touches API calls, files or pages that load. So any version can replace any other immediately.
 */
export const offlineWorker = `const page = ${JSON.stringify(page)};
const headers = ${JSON.stringify(headers)};

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  // The request goes out while the worker starts, so that no page load waits for it.
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  if (new URL(request.url).pathname.startsWith("/api/")) return;
  event.respondWith(load(event).catch(() => new Response(page, { status: 503, headers })));
});

async function load(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}
`;
