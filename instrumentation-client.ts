import { overlayHistory } from "@/lib/overlays/overlay-history";

overlayHistory.install(window);

/** Next.js calls this when the router starts a navigation. */
export function onRouterTransitionStart(_url: string, type: "push" | "replace" | "traverse"): void {
  if (type !== "traverse") overlayHistory.navigationStarted();
}
