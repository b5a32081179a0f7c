/** The length of the short number, in characters. */
const length = 8;

/**
 * The order number as shown on screen and read aloud: the last eight characters of the id, in upper case.
 * "665f1c2ab3d4e5f6a7b8c9d0" -> "A7B8C9D0"
 */
export function shortNumber(orderId: string): string {
  return orderId.slice(-length).toUpperCase();
}

/**
 * Normalises typed text to a part of an order id: "# a7b8-c9d0" -> "a7b8c9d0". The part may match anywhere in the id.
 * Null if the text can't be part of an order id.
 */
export function orderIdPart(typed: string): string | null {
  const part = typed.toLowerCase().replace(/^\s*#/, "").replace(/[\s-]/g, "");
  return /^[0-9a-f]{1,24}$/.test(part) ? part : null;
}
