import { useRef } from "react";

/**
 * Brings the focus back to what had it when a dialog opened. Radix does so for its own triggers only,
 * and dialogs that are loaded at their first opening have none.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    restore: (event: Event) => {
      const element = opener.current;
      if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return;
      event.preventDefault();
      element.focus();
    },
  };
}
