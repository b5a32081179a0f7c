"use client";

import { useEffect } from "react";

/** How long after the first page has loaded the service worker is registered, in ms: it must not compete with that page. */
const delayMs = 4_000;

/** Registers the service worker that shows a page of ours when the shop can't be reached. */
export function OfflineSupport() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    const timer = setTimeout(() => {
      // A browser that refuses it, in private windows for instance, shows its own page instead.
      navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
