"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

interface Place {
  visit: string;
  top: number;
}

/** Tells this load of the page from an earlier one whose entries are still in the browser's history. */
const visit = String(Math.random());

function notedPlace(): Place | undefined {
  return window.history.state?.listPlace;
}

function note(place: Place | undefined): void {
  window.history.replaceState({ ...window.history.state, listPlace: place }, "");
}

/** Call it before the address changes to the product's. */
export function noteListPlace(): void {
  note({ visit, top: window.scrollY });
}

/**
 * The place of the list under a product's dialog. The scroll of the window is the list's: a reload shows the product's
 * page instead, which begins at its top, and Back from there fetches the list again. The browser restores the scroll
 * before the list has come, so its place is noted in its history entry.
 * @param isOpen whether the address is that of a dialog
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
