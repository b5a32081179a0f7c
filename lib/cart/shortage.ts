import type { CartLine } from "./schema";

type Wanted = Pick<CartLine, "productId" | "title" | "quantity" | "stock">;

/**
 * A sentence for each product whose lines contain more pieces, over all sizes, than are in stock, with the action that
 * resolves it. A quantity can't go below 1, so sometimes sizes have to be removed.
 */
export function shortagesOf(lines: readonly Wanted[]): string[] {
  const products = new Set(lines.map(({ productId }) => productId));
  return [...products].flatMap((id) => {
    const sizes = lines.filter(({ productId }) => productId === id);
    const wanted = sizes.reduce((sum, { quantity }) => sum + quantity, 0);
    const [{ title, stock } = { title: "", stock: wanted }] = sizes;
    if (wanted <= stock) return [];
    if (stock <= 0) return [`${title} is sold out. Remove it from your cart.`];
    const advice =
      stock < sizes.length ? `Remove ${sizes.length - stock} of its ${sizes.length} sizes.` : "Reduce the quantity.";
    return [`Only ${stock} left of ${title}. ${advice}`];
  });
}
