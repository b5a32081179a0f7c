import { useStored } from "@/lib/use-stored";

/** Whether the page has hydrated: false in the HTML and until then, true afterwards. */
export function useHydrated(): boolean {
  return useStored<boolean>(() => true, false)[0];
}
