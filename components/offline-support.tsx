"use client";

import { useEffect } from "react";

/** The delay after the first page load before the service worker is registered, in ms: it must not compete with it. */
const delayMs = 4_000;

/** Registers the service worker, which shows the shop's own page when the shop can't be reached. */
export function OfflineSupport() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    const timer = setTimeout(() => {
      // A browser that rejects it, for instance in private windows, shows its own page instead.
      navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
    }, delayMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
