import { siteStorage } from "@/lib/browser-storage";

const key = "recently-viewed";

/** How many products are shown; one more is kept, since a product's own page leaves it out. */
const shown = 10;

function storedIds(): string[] {
  const ids = siteStorage.read(key)?.split(",") ?? [];
  return ids.filter((id) => /^[0-9a-f]{24}$/.test(id));
}

/** Notes that this browser has shown a product's details. */
export function noteViewed(id: string): void {
  const others = storedIds().filter((other) => other !== id);
  siteStorage.keep(key, [id, ...others].slice(0, shown + 1).join());
}

/** The ids of the last ten products that this browser has shown, newest first. @param except one that is left out */
export function recentlyViewed(except?: string): string[] {
  return storedIds()
    .filter((id) => id !== except)
    .slice(0, shown);
}

/** Forgets them, on signing out. */
export function forgetViewed(): void {
  siteStorage.forget(key);
}
