"use client";

import { useEffect } from "react";

/**
 * Begins the product's page at its top when it takes the place of the dialog, whose history entry restores no scroll.
 * From then on the entry's scroll is the page's own, and the browser may restore it.
 */
export function OwnScroll() {
  useEffect(() => {
    const allow = () => {
      window.history.scrollRestoration = "auto";
    };
    // Until the page has loaded the browser would still restore what it remembers of the list.
    if (document.readyState === "complete") return allow();
    const allowSoon = () => setTimeout(allow);
    window.addEventListener("load", allowSoon, { once: true });
    return () => window.removeEventListener("load", allowSoon);
  }, []);
  return null;
}
