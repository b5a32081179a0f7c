"use client";

import { useEffect } from "react";

/** A wheel turned over a focused number field scrolls the page: browsers would change the number, unnoticed. */
export function useSteadyNumbers(): void {
  useEffect(() => {
    const release = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === "number") target.blur();
    };
    document.addEventListener("wheel", release, { passive: true, capture: true });
    return () => document.removeEventListener("wheel", release, { capture: true });
  }, []);
}
