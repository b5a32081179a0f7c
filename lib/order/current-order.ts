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

/** The URL of the page that confirms an order. */
export function successPage(orderId: string): string {
  return `/shop/razorpayreturn?order=${encodeURIComponent(orderId)}`;
}
