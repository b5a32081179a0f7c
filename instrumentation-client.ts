import { takeEarlyPresses } from "@/lib/early-presses";
import { overlayHistory } from "@/lib/overlays/overlay-history";

overlayHistory.install(window);
takeEarlyPresses();

/** Next.js calls this when the router starts a navigation. */
export function onRouterTransitionStart(_url: string, type: "push" | "replace" | "traverse"): void {
  if (type !== "traverse") overlayHistory.navigationStarted();
}
