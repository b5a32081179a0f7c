/** The address of an order's page, for its shopper. */
export function orderPath(orderId: string): string {
  return `/shop/account/orders/${orderId}`;
}
