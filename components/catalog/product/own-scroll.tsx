"use client";

import { useEffect } from "react";

/**
 * Scrolls the product's page to its top when it replaces the dialog, whose history entry restores no scroll position.
 * From then on the entry's scroll position is the page's own, and the browser may restore it.
 */
export function OwnScroll() {
  useEffect(() => {
    const allow = () => {
      window.history.scrollRestoration = "auto";
    };
    // Until the page has loaded, the browser would still restore the scroll position of the list.
    if (document.readyState === "complete") return allow();
    const allowSoon = () => setTimeout(allow);
    window.addEventListener("load", allowSoon, { once: true });
    return () => window.removeEventListener("load", allowSoon);
  }, []);
  return null;
}
