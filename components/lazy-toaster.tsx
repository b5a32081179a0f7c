"use client";

import { type ComponentType, useEffect, useState } from "react";

/** The toaster, fetched when the page has settled: nobody waits for it, messages wait for it. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(async () => {
      const module = await import("@/components/ui/toaster");
      setToaster(() => module.Toaster);
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  return Toaster && <Toaster />;
}
