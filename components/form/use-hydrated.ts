import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's scripts have taken over: false in the HTML and until then, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
