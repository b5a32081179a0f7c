import { tabStorage } from "@/lib/browser-storage";

/** The storage key that the specification names for the id of the order being paid. */
const place = "currentOrderId";

/** Stores in this tab which order is being paid. */
export function storeCurrentOrder(orderId: string): void {
  tabStorage.keep(place, orderId);
}

/** The id of the order that was last being paid in this tab, or null. */
export function currentOrder(): string | null {
  return tabStorage.read(place);
}

const begunPlace = "begunOrderId";

/** Stores in this tab which order its checkout has begun to pay. */
export function storeBegunOrder(orderId: string): void {
  tabStorage.keep(begunPlace, orderId);
}

/** The id of the order that the checkout of this tab has begun to pay, until it is shown as paid; or null. */
export function begunOrder(): string | null {
  return tabStorage.read(begunPlace);
}

/** Called when the order is shown as paid, or something else is ordered. */
export function forgetBegunOrder(): void {
  tabStorage.forget(begunPlace);
}

/** The URL of the page that confirms an order. */
export function successPage(orderId: string): string {
  return `/shop/razorpayreturn?order=${encodeURIComponent(orderId)}`;
}
