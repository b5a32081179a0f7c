import { tabStorage } from "@/lib/browser-storage";

/** The specification's place for the id of the order that is being paid. */
const place = "currentOrderId";

/** Remembers for this tab which order is being paid. */
export function storeCurrentOrder(orderId: string): void {
  tabStorage.keep(place, orderId);
}

/** The order that this tab was last paying; null for none. */
export function currentOrder(): string | null {
  return tabStorage.read(place);
}

/** Where an order is confirmed. */
export function successPage(orderId: string): string {
  return `/shop/razorpayreturn?order=${encodeURIComponent(orderId)}`;
}
