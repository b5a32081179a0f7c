import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page has hydrated: false in the HTML and until then, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
