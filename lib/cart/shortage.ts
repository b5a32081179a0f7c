import { sizeText } from "@/lib/catalog/options";
import type { CartLine } from "./schema";

type Wanted = Pick<CartLine, "productId" | "title" | "quantity" | "stock" | "stockBySize" | "size">;

/** What identifies the stock that a line takes from: the product's, or that of its size. */
function poolOf({ productId, size, stockBySize }: Wanted): string {
  return stockBySize ? `${productId} ${size}` : productId;
}

/** The lines that take from the same stock as a line, itself included. */
export function sharingLines<Line extends Wanted>(lines: readonly Line[], line: Wanted): Line[] {
  return lines.filter((other) => poolOf(other) === poolOf(line));
}

/** How many pieces a line can have: its stock without those in other lines that share it. */
export function availableFor<Line extends Wanted>(lines: readonly Line[], line: Line): number {
  const others = sharingLines(lines, line).filter((other) => other !== line);
  return line.stock - others.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * A sentence for each stock that has fewer pieces than the lines that share it want, with the action that resolves it.
 * A quantity can't go below 1, so sometimes lines have to be removed.
 */
export function shortagesOf(lines: readonly Wanted[]): string[] {
  const firsts = lines.filter((line) => sharingLines(lines, line)[0] === line);
  return firsts.flatMap((line) => {
    const sharing = sharingLines(lines, line);
    const wanted = sharing.reduce((sum, { quantity }) => sum + quantity, 0);
    const { stock, stockBySize, size } = line;
    const title = stockBySize && size ? `${line.title} in size ${sizeText(size)}` : line.title;
    if (wanted <= stock) return [];
    if (stock <= 0) return [`${title} is sold out. Remove it from your cart.`];
    const advice =
      stock < sharing.length
        ? `Remove ${sharing.length - stock} of its ${sharing.length} sizes.`
        : "Reduce the quantity.";
    return [`Only ${stock} left of ${title}. ${advice}`];
  });
}
