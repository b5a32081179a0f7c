"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

interface Place {
  /** When the page was loaded: earlier loads have left entries in the browser's history. */
  visit: number;
  top: number;
}

/** That of the entry which Back or Forward has led to: the router may write it anew before the list is shown. */
let came: Place | undefined;

if (typeof window !== "undefined") {
  window.addEventListener("popstate", ({ state }) => {
    came = state?.listPlace;
  });
}

function note(place: Place | undefined): void {
  window.history.replaceState({ ...window.history.state, listPlace: place }, "");
}

/** Call it before the URL changes to the product's. */
export function noteListPlace(): void {
  note({ visit: performance.timeOrigin, top: window.scrollY });
}

/**
 * The scroll position of the list under a product's dialog. The window's scroll position is the list's: a reload shows
 * the product's page instead, which begins at its top, and Back from there fetches the list again. The browser restores
 * the scroll position before the list has loaded, so it is stored in the list's history entry.
 * @param isOpen whether the URL is that of a dialog
 */
export function useListPlace(isOpen: boolean): void {
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is shown when the path has changed
  useEffect(() => {
    const place = came;
    came = undefined;
    if (!place) return;
    note(undefined);
    if (place.visit !== performance.timeOrigin) window.scrollTo(0, place.top);
  }, [path]);

  useEffect(() => {
    if (!isOpen) return;
    window.history.scrollRestoration = "manual";
    return () => {
      window.history.scrollRestoration = "auto";
    };
  }, [isOpen]);
}
