import { tabStorage } from "@/lib/browser-storage";
import { sizeEntryOf } from "@/lib/catalog/lists/current";
import type { Size } from "@/lib/catalog/options";
import { serverNow } from "@/lib/server-time";

/** What a guest, or a shopper whose session had ended, tried to do with a product when they were asked to log in. */
export interface PendingAction {
  kind: "cart" | "wishlist" | "buy";
  productId: string;
  /** Null for a product without sizes, and for the wishlist. */
  size: Size | null;
  /** Whose session had ended: nobody else does it. Missing for a guest. */
  userId?: string;
}

const place = "pendingAction";

/** How long it is remembered, in ms. After that, the shopper has probably moved on. */
const lifetimeMs = 30 * 60_000;

/** Remembers for this tab what to do after logging in. It is never part of a URL, so no link can forge it. */
export function savePendingAction(action: PendingAction, now = serverNow()): void {
  tabStorage.keep(place, JSON.stringify({ ...action, at: now }));
}

/** Clears the pending action. */
export function discardPendingAction(): void {
  tabStorage.forget(place);
}

/** Whether something waits for the next sign-in, and is still done then. */
export function hasPendingAction(now = serverNow()): boolean {
  return readPendingAction(now) !== null;
}

/** The pending action of a guest, or of this user, returned once; null when there is none. */
export function takePendingAction(userId: string, now = serverNow()): PendingAction | null {
  const action = readPendingAction(now);
  discardPendingAction();
  return action?.userId === undefined || action.userId === userId ? action : null;
}

function readPendingAction(now: number): PendingAction | null {
  const stored = tabStorage.readJson(place);
  if (!stored) return null;
  const { kind, productId, size, userId, at } = stored;
  if (kind !== "cart" && kind !== "wishlist" && kind !== "buy") return null;
  if (typeof productId !== "string" || typeof at !== "number" || now - at > lifetimeMs) return null;
  const owner = typeof userId === "string" ? { userId } : {};
  return { kind, productId, size: typeof size === "string" && sizeEntryOf(size) ? size : null, ...owner };
}
