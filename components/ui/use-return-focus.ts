import { useRef } from "react";

/**
 * Restores the focus to the element that had it when a dialog opened. Radix does this for its own triggers only,
 * and dialogs that are loaded when first opened have none. If the element is gone, `fallback` gives another.
 */
export function useReturnFocus(fallback?: () => HTMLElement | null) {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    restore: (event: Event) => {
      const element = opener.current?.isConnected === false ? fallback?.() : opener.current;
      if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return;
      event.preventDefault();
      element.focus();
    },
  };
}
