/** The path of a product's page. */
export function productPath(id: string): string {
  return `/shop/product/${id}`;
}
