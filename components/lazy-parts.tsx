"use client";

import { type ComponentType, useEffect, useState } from "react";

/** The toaster, whose messages are queued until then, and what is compared: loaded after the page has settled. */
export function LazyParts() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(async () => {
      const module = await import("./late-parts");
      setParts(() => module.LateParts);
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  return Parts && <Parts />;
}
