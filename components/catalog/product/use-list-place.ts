"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

interface Place {
  visit: string;
  top: number;
}

/** Distinguishes this page load from earlier ones whose entries are still in the browser's history. */
const visit = String(Math.random());

function notedPlace(): Place | undefined {
  return window.history.state?.listPlace;
}

function note(place: Place | undefined): void {
  window.history.replaceState({ ...window.history.state, listPlace: place }, "");
}

/** Call it before the URL changes to the product's. */
export function noteListPlace(): void {
  note({ visit, top: window.scrollY });
}

/**
 * The scroll position of the list under a product's dialog. The window's scroll position is the list's: a reload shows
 * the product's page instead, which begins at its top, and Back from there fetches the list again. The browser restores
 * the scroll position before the list has loaded, so it is stored in the list's history entry.
 * @param isOpen whether the URL is that of a dialog
 */
export function useListPlace(isOpen: boolean): void {
  const path = usePathname();
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const place = notedPlace();
    if (!place || place.visit === visit) return;
    note(undefined);
    window.scrollTo({ top: place.top, behavior: "instant" });
  }, [path]);

  useEffect(() => {
    if (!isOpen) return;
    window.history.scrollRestoration = "manual";
    return () => {
      window.history.scrollRestoration = "auto";
      if (notedPlace()) note(undefined);
    };
  }, [isOpen]);
}
