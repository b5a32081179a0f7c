"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { loadPart, warmPart } from "@/lib/load-part";

/** A lazily loaded part of the page, prefetched: null until loaded. `takeBack` closes a part that failed to load. */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean, takeBack: () => void): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const close = useEffectEvent(takeBack);

  useEffect(() => warmPart(load), [load]);

  useEffect(() => {
    if (!isWanted) return;
    void loadPart(
      load,
      (part) => setLoaded({ part }),
      () => close(),
    );
  }, [load, isWanted]);

  return loaded?.part ?? null;
}
