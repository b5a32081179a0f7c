/** The specification's place for the id of the order that is being paid. */
const place = "currentOrderId";

/** Remembers for this tab which order is being paid. */
export function keepCurrentOrder(orderId: string): void {
  try {
    window.sessionStorage.setItem(place, orderId);
  } catch {
    // The order is in the account too.
  }
}

/** The order that this tab was last paying; null for none. */
export function currentOrder(): string | null {
  try {
    return window.sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Where an order is confirmed. */
export function successPage(orderId: string): string {
  return `/shop/razorpayreturn?order=${encodeURIComponent(orderId)}`;
}
