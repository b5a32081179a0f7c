/** How many of an order id's last characters the short number has. */
const length = 8;

/**
 * The number of an order as screens show it and people read it out: the last eight characters of its id, in upper case.
 * "665f1c2ab3d4e5f6a7b8c9d0" -> "A7B8C9D0"
 */
export function shortNumber(orderId: string): string {
  return orderId.slice(-length).toUpperCase();
}

/**
 * What a person types to find an order, as it stands in ids: "# a7b8-c9d0" -> "a7b8c9d0". Matches anywhere in the id.
 * Null when it can't be part of an order id.
 */
export function orderIdPart(typed: string): string | null {
  const part = typed.toLowerCase().replace(/^\s*#/, "").replace(/[\s-]/g, "");
  return /^[0-9a-f]{1,24}$/.test(part) ? part : null;
}
