/** "1 product", "22 products". */
export function productsText(count: number): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? "product" : "products"}`;
}
