"use client";

import { type ComponentType, useEffect, useState } from "react";

/** The toaster, loaded after the page has settled; messages are queued until then. */
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
