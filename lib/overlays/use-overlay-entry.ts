"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { overlayHistory } from "./overlay-history";

/** Lets the browser's Back close what is open over the page. `onBack` may ask for confirmation, or refuse to close. */
export function useOverlayEntry(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => {
    if (isOpen) return overlayHistory.add(() => close());
  }, [isOpen]);
}
