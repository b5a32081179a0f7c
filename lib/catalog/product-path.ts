/** Where a product's page lives. */
export function productPath(id: string): string {
  return `/shop/product/${id}`;
}
