"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether an element is or was in the window, or less than `margin` px below or above it. */
export function useInView(element: RefObject<HTMLElement | null>, margin = 0): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || wasSeen) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: `${margin}px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, wasSeen]);
  return wasSeen;
}
