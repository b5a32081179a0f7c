import { tabStorage } from "@/lib/browser-storage";
import { type Size, sizes } from "@/lib/catalog/options";

/** What a guest wanted to do with a product when they were asked to log in. */
export interface PendingAction {
  kind: "cart" | "wishlist" | "buy";
  productId: string;
  /** Null for a product without sizes, and for the wishlist. */
  size: Size | null;
}

const place = "pendingAction";

/** How long it is remembered, in ms: whoever logs in later has something else in mind. */
const lifetimeMs = 30 * 60_000;

/** Remembers for this tab what to do after logging in. It never travels in an address, so no link can make it up. */
export function savePendingAction(action: PendingAction, now = Date.now()): void {
  tabStorage.keep(place, JSON.stringify({ ...action, at: now }));
}

/** Forgets what was remembered. */
export function discardPendingAction(): void {
  tabStorage.forget(place);
}

/** What is to be done now, handed out once; null for nothing. */
export function takePendingAction(now = Date.now()): PendingAction | null {
  const kept = tabStorage.readJson(place);
  discardPendingAction();
  if (!kept) return null;
  const { kind, productId, size, at } = kept;
  if (kind !== "cart" && kind !== "wishlist" && kind !== "buy") return null;
  if (typeof productId !== "string" || typeof at !== "number" || now - at > lifetimeMs) return null;
  return { kind, productId, size: sizes.find(({ id }) => id === size)?.id ?? null };
}
