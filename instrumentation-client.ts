import { overlayHistory } from "@/lib/overlays/overlay-history";

overlayHistory.install(window);

/** Next calls this when the router begins a navigation. */
export function onRouterTransitionStart(_url: string, type: "push" | "replace" | "traverse"): void {
  if (type !== "traverse") overlayHistory.navigationStarted();
}
